import { styled } from 'styled-components';

/** On a phone the next step stays within reach of the thumb while the page is read, above what the device keeps for itself. */
export const PhoneBar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 5;
  margin-inline: calc(-1 * var(--gutter));
  padding: var(--s3) var(--gutter) calc(var(--s3) + env(safe-area-inset-bottom));
  background: var(--paper);
  border-top: 1px solid var(--rule-2);
  > p {
    flex-wrap: nowrap;
    margin: 0;
  }
  > p > a {
    flex: 1;
  }
`;
