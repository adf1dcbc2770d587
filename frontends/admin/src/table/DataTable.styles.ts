import { styled } from 'styled-components';

/** Of the table, not of the window: beside the rail a table has less room than above it. */
export const NARROW_TABLE = '760px';

export const Scroller = styled.div`
  position: relative;
  container-type: inline-size;
  overflow-x: auto;
  &[aria-busy='true'] {
    opacity: 0.6;
    transition: opacity var(--base) var(--ease) 150ms;
  }
`;
export const Cells = styled.table`
  width: 100%;
  border-collapse: collapse;
  font: var(--t-small);
  th,
  td {
    padding: var(--s2) var(--s3);
    text-align: left;
    vertical-align: middle;
    height: 48px;
  }
  th:first-child,
  td:first-child {
    padding-left: 0;
  }
  th:last-child,
  td:last-child {
    padding-right: 0;
  }
  thead th {
    font: var(--t-label);
    color: var(--ink-2);
    white-space: nowrap;
    border-bottom: 1px solid var(--rule-2);
  }
  tbody th {
    font-weight: inherit;
  }
  tbody tr {
    border-bottom: 1px solid var(--rule);
  }
  tbody tr:hover {
    background: var(--hover);
  }
  tbody tr[data-chosen] {
    background: var(--select);
  }
  [data-number] {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
  [data-box] {
    width: 1px;
  }
  /* What the box chooses is heard, not seen: nothing stands beside it. */
  [data-box] label {
    gap: 0;
  }
  @container (max-width: ${NARROW_TABLE}) {
    [data-wide] {
      display: none;
    }
    tbody th {
      width: 100%;
    }
  }
`;
export const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--s1);
  min-height: 44px;
  font: inherit;
  color: inherit;
  &:hover {
    color: var(--ink);
  }
  svg {
    width: 14px;
    height: 14px;
  }
  &:not(:hover, :focus-visible) svg[data-idle] {
    visibility: hidden;
  }
`;
