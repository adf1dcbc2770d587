import { styled } from 'styled-components';
import { rising } from './floating.ts';

/** The list of a combobox, below its field; the parent must be positioned. */
export const OptionList = styled.div`
  ${rising}
  position: absolute;
  inset: calc(100% + 6px) -1px auto;
  z-index: 20;
  padding: var(--s2) 0;
  text-align: start;
  background: var(--raised);
  color: var(--ink);
  border: 1px solid var(--rule-2);
  border-radius: var(--r3);
  box-shadow: var(--pop);
  [role='option'] {
    display: flex;
    align-items: center;
    gap: var(--s3);
    min-height: 42px;
    padding: 0 var(--s5);
    cursor: pointer;
  }
  [role='option'][aria-selected='true'],
  [role='option']:hover {
    background: var(--select);
  }
`;
