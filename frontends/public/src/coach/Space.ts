import { styled } from 'styled-components';

/** Room for a message that stands in a coach's place. */
export const Space = styled.div`
  padding-block: var(--s7) var(--s9);
`;
