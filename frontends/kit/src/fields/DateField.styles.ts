import { controlBox } from '@pusula/frontend-kit/ui';
import { styled } from 'styled-components';

export const Group = styled.fieldset`
  > legend {
    font: var(--t-label);
    padding: 0;
    margin-bottom: 6px;
  }
  > :is([role='alert'], [role='status']):not(:empty) {
    margin-top: 6px;
  }
  > div:first-of-type {
    display: grid;
    grid-template-columns: minmax(0, 1.9fr) minmax(0, 3.4fr) minmax(0, 2.4fr);
    gap: var(--s2);
    max-width: 448px;
  }
  &:disabled {
    opacity: 0.55;
  }
`;
/** The arrow is drawn, because the browser's own would not take the colours of the page. */
export const Part = styled.div`
  position: relative;
  select {
    ${controlBox}
    appearance: none;
    padding-inline: 12px 26px;
  }
  &::after {
    content: '';
    position: absolute;
    right: 13px;
    top: 50%;
    width: 7px;
    height: 7px;
    border: solid var(--ink-2);
    border-width: 0 1.6px 1.6px 0;
    rotate: 45deg;
    translate: 0 -6px;
    pointer-events: none;
  }
`;
