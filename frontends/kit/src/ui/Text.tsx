import { styled } from 'styled-components';

/** One a page. Large serif is pulled left a little, so that it looks aligned with the column. */
export const Title = styled.h1`
  font: var(--t-h1);
  letter-spacing: var(--track-h1);
  margin-left: -0.03em;
`;
export const Heading = styled.h2`
  font: var(--t-h2);
  letter-spacing: var(--track-h2);
`;
export const SubHeading = styled.h3`
  font: var(--t-h3);
`;
export const Lead = styled.p`
  font: var(--t-lead);
  color: var(--ink-2);
  max-width: 54ch;
`;
/** Secondary text in the body's size. */
export const Soft = styled.p`
  color: var(--ink-2);
`;
export const Small = styled.p`
  font: var(--t-small);
  color: var(--ink-3);
`;
