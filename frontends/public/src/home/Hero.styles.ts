import { styled } from 'styled-components';

/**
 * Fills the first screen, with the words at its top, the shortcuts at its foot, and the picture behind all three rows. Two veils keep text legible: one
 * behind the heading, one towards the ground.
 */
export const Hero = styled.div`
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template: auto 1fr auto / minmax(0, 1fr);
  min-height: 100svh;
  background: var(--deep);
  > * {
    grid-column: 1;
  }
  > div {
    grid-row: 1;
  }
  &::before, &::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    pointer-events: none;
  }
  &::before {
    background: linear-gradient(
      96deg,
      color-mix(in srgb, var(--scrim) 78%, transparent) 6%,
      color-mix(in srgb, var(--scrim) 46%, transparent) 38%,
      transparent 62%
    );
    mask: linear-gradient(#000 44%, transparent 62%);
  }
  &::after {
    top: 62%;
    background: linear-gradient(transparent 20%, color-mix(in srgb, var(--deep) 48%, transparent) 62%, var(--deep));
  }
  @media (max-width: 720px) {
    &::before {
      background: color-mix(in srgb, var(--scrim) 66%, transparent);
      mask: linear-gradient(#000 38%, transparent 54%);
    }
  }
`;

/** Below the search box: room for what people searched for lately, which may come later or not at all. Without it, it is sky. */
const BELOW_BOX = '72px';
/** Upright the line breaks into three. */
const BELOW_BOX_UPRIGHT = '100px';

/** The shell's header lies on top of the picture: the words begin below it. */
export const Say = styled.div`
  position: relative;
  max-width: 820px;
  padding-top: calc(92px + clamp(28px, 6.4vh, 72px));
  padding-bottom: ${BELOW_BOX};
  @media (max-aspect-ratio: 1/1) {
    padding-bottom: ${BELOW_BOX_UPRIGHT};
  }
  form {
    max-width: 720px;
    margin-top: var(--s6);
    border-color: var(--ink);
  }
  @media (max-width: 720px) {
    padding-top: calc(var(--header) + var(--s6));
    form {
      margin-top: var(--s5);
    }
  }
`;

export const Heading = styled.h1`
  max-width: 11em;
  margin-inline-start: -0.03em;
  font: var(--t-display);
  letter-spacing: var(--track-display);
`;

export const Lead = styled.p`
  max-width: 60ch;
  margin-top: var(--s5);
  font: var(--t-lead);
  span {
    display: block;
  }
  @media (max-width: 720px) {
    margin-top: var(--s4);
    font-size: 1.0625rem;
    line-height: 1.5;
    span {
      display: inline;
    }
  }
`;
