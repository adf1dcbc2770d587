import { styled } from 'styled-components';

export const PickerFrame = styled.div`
  display: grid;
  gap: var(--s4);
`;
export const Chosen = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
`;
export const Groups = styled.ul`
  border-bottom: 1px solid var(--rule);
  > li {
    border-top: 1px solid var(--rule);
  }
`;
export const Group = styled.details`
  summary {
    display: flex;
    align-items: center;
    gap: var(--s3);
    min-height: 48px;
    cursor: pointer;
    list-style: none;
    &::-webkit-details-marker {
      display: none;
    }
    &:hover {
      background: var(--hover);
    }
  }
  summary > svg {
    width: 18px;
    height: 18px;
    color: var(--ink-3);
    transition: rotate var(--fast);
  }
  &[open] > summary > svg {
    rotate: 90deg;
  }
  summary > span {
    margin-left: auto;
    padding-right: var(--s2);
    font: var(--t-small);
    color: var(--ink-3);
  }
  > ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(240px, 1fr));
    gap: 0 var(--s5);
    padding: 0 0 var(--s4) 30px;
  }
`;
