import { styled } from 'styled-components';

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
`;
/** Turkish at the left, English at the right. */
export const Languages = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--s4) var(--s5);
  @media (max-width: 720px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
export const Touched = styled.div`
  display: grid;
  gap: var(--s3);
  padding: var(--s4) 0;
  border-block: 1px solid var(--rule-2);
  font-size: 0.9375rem;
  ul {
    display: grid;
    gap: var(--s1);
  }
  h3 {
    font: var(--t-label);
    margin-bottom: var(--s1);
  }
  code {
    font: var(--t-small);
    color: var(--ink-2);
    overflow-wrap: anywhere;
  }
`;
