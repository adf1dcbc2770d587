import { keyframes, styled } from 'styled-components';

export const CategoryList = styled.ul`
  & & {
    margin-left: var(--s5);
    font-weight: 500;
  }
  font-weight: 600;
  @media (max-width: 720px) {
    & & {
      margin-left: var(--s3);
    }
  }
`;
export const CategoryLine = styled.div`
  position: relative;
  /* What lies behind the line stays before the page. */
  isolation: isolate;
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr) auto auto;
  align-items: center;
  gap: var(--s2);
  min-height: 52px;
  border-bottom: 1px solid var(--rule);
  &:hover {
    background: var(--hover);
  }
  @media (max-width: 720px) {
    grid-template-columns: 32px minmax(0, 1fr) auto;
    padding-block: var(--s2);
  }
`;
const fade = keyframes`
  from { background: var(--saffron-wash); }
`;
/** Fades behind the line of a category that is to be seen. */
export const Wash = styled.span`
  position: absolute;
  inset: 0;
  z-index: -1;
  animation: ${fade} 1500ms var(--ease);
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;
/** A button of one icon. */
export const IconButton = styled.button`
  display: grid;
  place-items: center;
  width: 36px;
  height: 44px;
  border-radius: var(--r2);
  color: var(--ink-2);
  &:hover {
    color: var(--ink);
    background: var(--hover);
  }
  &[aria-disabled='true'] {
    color: var(--ink-3);
    opacity: 0.45;
    background: none;
    cursor: default;
  }
  svg {
    width: 18px;
    height: 18px;
  }
`;
/** Points down while its part is open, and at it while it is closed. */
export const Disclosure = styled(IconButton)`
  svg {
    transition: rotate var(--fast);
  }
  &[aria-expanded='false'] svg {
    rotate: -90deg;
  }
`;
export const Naming = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--s3);
  min-width: 0;
  > button {
    min-height: 44px;
    scroll-margin-block: 30vh;
    font-weight: inherit;
    text-align: left;
    overflow-wrap: anywhere;
  }
  > button:hover {
    text-decoration: underline;
    text-underline-offset: 0.22em;
  }
  > span:not([class]) {
    font: var(--t-small);
    color: var(--ink-3);
  }
`;
export const Count = styled.span`
  font: var(--t-small);
  font-variant-numeric: tabular-nums;
  color: var(--ink-3);
  white-space: nowrap;
  @media (max-width: 720px) {
    grid-column: 2;
    grid-row: 2;
    padding-bottom: var(--s1);
  }
`;
export const Controls = styled.div`
  display: flex;
  @media (max-width: 720px) {
    grid-column: 3;
    grid-row: 1;
  }
`;
