import { styled } from 'styled-components';

export const Where = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s4);
  b {
    display: block;
    font: 400 1.375rem/1.2 var(--serif);
  }
  span {
    font: var(--t-small);
    color: var(--ink-3);
  }
`;
export const StepList = styled.ol`
  margin-top: var(--s5);
  li {
    display: flex;
    align-items: center;
    gap: var(--s3);
    min-height: 48px;
    border-top: 1px solid var(--rule);
    font-size: 0.9375rem;
    color: var(--ink-3);
    &:last-child {
      border-bottom: 1px solid var(--rule);
    }
    &[aria-current] {
      color: var(--ink);
      font-weight: 600;
    }
    &:has(a) {
      color: var(--ink-2);
    }
    svg {
      width: 18px;
      height: 18px;
    }
  }
  a {
    flex: 1;
    padding-block: 11px;
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
  @media (max-width: 1000px) {
    display: none;
  }
`;
export const Ahead = styled.span`
  width: 18px;
  display: grid;
  place-items: center;
  &::before {
    content: '';
    width: 7px;
    height: 7px;
    border: 1px solid var(--edge);
    rotate: 45deg;
  }
`;
