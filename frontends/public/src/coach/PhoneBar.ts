import { styled } from 'styled-components';

/** Where there is more room than on a phone. Both are there, because a server that renders the page does not know how wide it will be. */
export const WideOnly = styled.div`
  @media (max-width: 720px) {
    display: none;
  }
`;

/** On a phone the next step stays within reach of the thumb while the page is read, above what the device keeps for itself. */
export const PhoneBar = styled.div`
  display: none;
  @media (max-width: 720px) {
    display: block;
  }
  position: sticky;
  bottom: 0;
  z-index: 5;
  margin-inline: calc(-1 * var(--gutter));
  padding: var(--s3) var(--gutter) calc(var(--s3) + env(safe-area-inset-bottom));
  background: var(--paper);
  border-top: 1px solid var(--rule-2);
  /* A low window, as at 400 % zoom, has no room to spare. */
  @media (max-height: 400px) {
    position: static;
  }
  /* What the keyboard reaches stops above the bar. */
  @media (max-width: 720px) {
    main:has(&) :is(a, button) {
      scroll-margin-bottom: 96px;
    }
  }
  > p {
    flex-wrap: nowrap;
    margin: 0;
  }
  > p > :first-child {
    flex: 1;
  }
`;
