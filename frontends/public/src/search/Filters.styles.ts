import { styled } from 'styled-components';

export const Group = styled.fieldset`
  padding: var(--s4) 0 var(--s5);
  border-top: 1px solid var(--rule-2);
  legend {
    float: left;
    width: 100%;
    margin-bottom: var(--s2);
    padding: 0;
    font: var(--t-label);
    font-size: 0.9375rem;
  }
  legend + * {
    clear: both;
  }
`;

/** One that would give nobody steps back; what lies below it speaks for itself. */
export const Choice = styled.li<{ $gives: number }>`
  > label {
    color: ${({ $gives }) => ($gives === 0 ? 'var(--ink-3)' : 'inherit')};
  }
`;

export const Below = styled.ul`
  padding-inline-start: var(--s6);
  font-size: 0.9375rem;
`;

export const More = styled.button`
  min-height: 36px;
  margin-top: var(--s1);
  font: var(--t-label);
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-decoration-color: var(--rule-2);
  text-underline-offset: 0.22em;
  &:hover {
    text-decoration-color: currentColor;
  }
`;

export const Nobody = styled.p`
  padding-block: var(--s2);
  font: var(--t-small);
  color: var(--ink-3);
`;
