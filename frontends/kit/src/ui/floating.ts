import { css, keyframes } from 'styled-components';

declare let __webpack_nonce__: string;
// Dialogs stop the page behind them from scrolling with a style element of their own; the page's policy lets in only styles that carry its nonce.
if (typeof document !== 'undefined') __webpack_nonce__ = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';

const rise = keyframes`
  from { opacity: 0; translate: 0 8px; }
`;
const appear = keyframes`
  from { opacity: 0; }
`;

/**
 * What floats above the page comes 8 px up to its place. It goes at once: Radix keeps what is animated while it closes until the animation has ended, and one
 * of 0 s, for people who want no motion, can have ended before that.
 */
export const rising = css`
  &:not([data-state='closed']) {
    animation: ${rise} var(--base) var(--ease);
  }
`;
export const veil = css`
  position: fixed;
  inset: 0;
  z-index: 50;
  background: var(--veil);
  &:not([data-state='closed']) {
    animation: ${appear} var(--base) var(--ease);
  }
  @media print {
    position: static;
    background: none;
  }
`;
