import { styled } from 'styled-components';
import { PORTRAIT_RATIO } from './crop-picture.ts';

/** In pixels. */
const STAGE_WIDTH = 288;
const PORTRAIT_WIDTH = 96;
const AVATAR_WIDTH = 72;
/** On a phone most of the width is the stage’s. */
const SMALL_PREVIEW_WIDTH = 64;

export const Bench = styled.div`
  display: flex;
  justify-content: center;
  /* Stretched to the height of the previews, the stage would lose its shape. */
  align-items: center;
  gap: var(--s5);
  @media (max-width: 480px) {
    gap: var(--s4);
  }
`;

/** As tall as the screen allows, always in the shape of a portrait: the picture fills it, and nothing around it is empty. */
export const Stage = styled.div`
  flex: 0 1 auto;
  position: relative;
  aspect-ratio: ${PORTRAIT_RATIO};
  width: min(${STAGE_WIDTH}px, calc(48svh * ${PORTRAIT_RATIO}));
  background: var(--sunken);
  border-radius: var(--r2);
  overflow: hidden;
  cursor: move;
  /* The stage is the frame already. */
  .reactEasyCrop_CropArea {
    border: 0;
    box-shadow: none;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    margin: auto 0;
    aspect-ratio: 1;
    border-radius: 50%;
    box-shadow:
      inset 0 0 0 1.5px rgb(255 255 255 / 0.85),
      0 0 0 999px rgb(10 20 24 / 0.28);
    pointer-events: none;
  }
`;

export const Previews = styled.div`
  flex: none;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: var(--s4);
`;
export const Preview = styled.figure`
  display: grid;
  justify-items: center;
  gap: var(--s2);
  margin: 0;
  color: var(--ink-2);
  font: var(--t-small);
  text-align: center;
  @media (max-width: 480px) {
    width: ${SMALL_PREVIEW_WIDTH}px;
    font: var(--t-micro);
  }
`;

const previewWindow = `
  overflow: hidden;
  background: var(--sunken);
  img {
    max-width: none;
    transform-origin: 0 0;
  }
  @media (max-width: 480px) {
    width: ${SMALL_PREVIEW_WIDTH}px;
  }
`;
export const PortraitWindow = styled.div`
  width: ${PORTRAIT_WIDTH}px;
  ${previewWindow}
  aspect-ratio: ${PORTRAIT_RATIO};
  border-radius: var(--r1);
`;
/** A circle from the middle of the portrait, as avatars cut it. */
export const AvatarWindow = styled.div`
  width: ${AVATAR_WIDTH}px;
  ${previewWindow}
  aspect-ratio: 1;
  border-radius: 50%;
  > div {
    aspect-ratio: ${PORTRAIT_RATIO};
    margin-top: ${-50 * (1 / PORTRAIT_RATIO - 1)}%;
  }
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--s3) var(--s5);
`;

export const Zoom = styled.div`
  flex: 1 1 130px;
  display: grid;
  gap: var(--s1);
  input {
    width: 100%;
    height: 32px;
    accent-color: var(--act);
  }
`;
