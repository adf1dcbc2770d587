import { styled } from 'styled-components';

export const Scroller = styled.div`
  position: relative;
  overflow-x: auto;
  &[aria-busy='true'] {
    opacity: 0.6;
    transition: opacity var(--base) var(--ease) 150ms;
  }
  /* The list that sorts. */
  > div {
    padding-bottom: var(--s2);
  }
  /* A bar may stand at the lower edge of the window: what the keyboard comes to is not hidden behind it. */
  :is(a, button, input) {
    scroll-margin-bottom: 128px;
  }
`;
export const Cells = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  font: var(--t-small);
  th,
  td {
    padding: 6px var(--s3);
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
    border-bottom: 1px solid var(--rule-2);
  }
  tbody th {
    font-weight: inherit;
  }
  /* Two lines fit: a long name does not push the rows below it down. */
  tbody :is(th, td) {
    height: 56px;
    padding-block: 2px;
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
    width: 44px;
  }
  /* What the box chooses is heard, not seen: nothing stands beside it. */
  [data-box] label {
    gap: 0;
  }
  &[data-cards] {
    [data-box] {
      width: 36px;
    }
    tbody :is(th, td) {
      padding-block: var(--s3);
      vertical-align: top;
    }
    /* What it says may go as far as what stays at the right. */
    tbody th {
      padding-right: 0;
    }
    tbody th span {
      white-space: normal;
      overflow-wrap: anywhere;
    }
    :is(th, td):last-child:not(:first-child, [scope='row']) {
      text-align: right;
    }
    td[data-box] label,
    td button {
      margin-block: calc(-1 * var(--s2));
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
  text-align: left;
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
/** Below the name of a row: what the columns say that a narrow table has no room for. */
export const Card = styled.div`
  padding-top: var(--s1);
  font: var(--t-micro);
  line-height: 1.6;
  color: var(--ink-2);
  > [data-line] {
    display: block;
  }
  /* Narrow and zoomed windows have lines enough, and often no pointer that would show the rest. */
  > [data-line] > * {
    white-space: normal;
    overflow-wrap: anywhere;
  }
  > :not([data-line]):has(+ :not([data-line]))::after {
    content: '\\00a0· ';
  }
`;
