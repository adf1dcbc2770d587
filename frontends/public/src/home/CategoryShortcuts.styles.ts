import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

/** Of what is pulled sideways: its edge says that there is more. */
const FADE = '24px';

/** Stands on the ground of the picture; where eight do not fit, it is pulled sideways, from column to column. */
export const Shortcuts = styled.nav`
  grid-row: 3;
  color: var(--on-deep);
  /* Upright, the ridge may end above or below: the figures never stand on the sea. */
  @media (max-aspect-ratio: 1/1) {
    background: linear-gradient(transparent, color-mix(in srgb, var(--deep) 74%, transparent) 34%, var(--deep));
  }
  > ul {
    display: grid;
    grid-template-columns: repeat(8, minmax(0, 1fr));
  }
  li {
    min-height: 136px;
    border-inline-start: 1px solid var(--rule-deep);
  }
  @media (max-width: 1240px) {
    > ul {
      display: flex;
      overflow-x: auto;
      overscroll-behavior-x: contain;
      scrollbar-width: none;
      scroll-snap-type: x proximity;
      scroll-padding-inline: var(--gutter);
      mask: linear-gradient(to right, #000 calc(100% - ${FADE}), transparent);
    }
    li {
      flex: none;
      width: min-content;
      min-width: 128px;
      min-height: 147px;
      scroll-snap-align: start;
    }
    li:last-child {
      margin-inline-end: ${FADE};
    }
  }
`;

export const Shortcut = styled(Link)`
  display: grid;
  align-content: start;
  gap: 2px;
  height: 100%;
  padding: var(--s4) var(--s2) var(--s6) var(--s4);
  text-decoration: none;
  svg {
    margin: 0 0 var(--s3) -5px;
  }
  &:hover svg {
    transform: rotate(360deg);
    transition: transform var(--slow) var(--settle);
  }
  b {
    font: 400 1.125rem / 1.25 var(--serif);
  }
  &:hover b {
    text-decoration: underline;
    text-underline-offset: 0.2em;
    text-decoration-thickness: 1px;
  }
  span {
    font: var(--t-small);
    font-variant-numeric: tabular-nums;
    color: var(--on-deep-2);
  }
  &:focus-visible {
    outline-color: var(--on-deep);
    outline-offset: -3px;
  }
  @media (max-width: 720px) {
    padding: var(--s3) var(--s2) var(--s5) var(--s3);
  }
`;

/** The categories could not be had: said in their place, in the colours of the ground. */
export const Failure = styled.li`
  --ink: var(--on-deep);
  --edge: var(--on-deep-2);
  --hover: var(--on-deep-wash);
  --select: var(--on-deep-wash);
  grid-column: span 7;
  display: flex;
  flex-wrap: wrap;
  align-content: start;
  align-items: center;
  gap: var(--s3) var(--s5);
  padding: var(--s5) var(--s4);
  font-size: 0.9375rem;
  @media (max-width: 1240px) {
    &&& {
      flex: 0 0 min(80vw, 460px);
    }
  }
  @media (max-width: 720px) {
    padding-inline: var(--s3);
  }
`;

/** The place of a shortcut that is on its way. */
export const Bar = styled.span`
  display: block;
  width: 56%;
  height: 18px;
  margin: 62px 0 0 var(--s4);
  border-radius: var(--r1);
  background: var(--on-deep-wash);
`;
