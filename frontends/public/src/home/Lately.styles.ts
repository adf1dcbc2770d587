import { styled } from 'styled-components';

/** Stands on the picture, whatever that shows: its ground alone makes its words readable (lately-contrast.unit.spec.ts). */
export const LATELY_GROUND = 0.84;

export const LatelyLine = styled.div`
  /* Whenever it comes, nothing moves: the words leave room for it. */
  position: absolute;
  display: flex;
  align-items: center;
  gap: var(--s3);
  max-width: min(720px, 100%);
  margin-top: var(--s3);
  padding: 6px var(--s4) 6px 6px;
  border-radius: var(--r2);
  background: color-mix(in srgb, var(--scrim) ${LATELY_GROUND * 100}%, transparent);
  font: var(--t-small);
  p {
    text-wrap: pretty;
  }
  p > a {
    color: var(--ink);
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.22em;
    line-height: 24px;
    &:hover {
      text-decoration-thickness: 2px;
    }
  }
`;

export const Faces = styled.ul`
  display: flex;
  flex: none;
  gap: 3px;
  a {
    display: block;
    width: 34px;
    border-radius: var(--r1);
  }
`;
