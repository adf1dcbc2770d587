import { styled } from 'styled-components';

/** Words stand around the drawing, not in it: they keep their size however wide it is. */
export const Plot = styled.div`
  --bottom: 28px;
  --left: 48px;
  --right: 56px;
  position: relative;
  height: 304px;
  container-type: inline-size;
  font: var(--t-micro);
  color: var(--ink-3);
  font-variant-numeric: tabular-nums;
`;
export const Drawing = styled.div`
  position: absolute;
  inset: 8px var(--right) var(--bottom) var(--left);
  svg {
    position: absolute;
    width: 100%;
    height: 100%;
    max-width: none;
    overflow: visible;
  }
  /* Lines are told apart without their colours: in print, and where the reader chooses the colours. */
  path {
    fill: none;
    vector-effect: non-scaling-stroke;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  path[data-part='grid'] {
    stroke: var(--rule);
  }
  path[data-part='area'] {
    fill: var(--ink);
    opacity: 0.06;
  }
  path[data-part='now'] {
    stroke: var(--ink);
    stroke-width: 2;
  }
  rect {
    fill: var(--ink);
  }
  /* Of a day that is not over. */
  rect[data-part='running'] {
    opacity: 0.35;
  }
  path[data-part='before'] {
    stroke: var(--edge);
    stroke-width: 1.5;
    stroke-dasharray: 4 4;
  }
  @media (forced-colors: active) {
    path[data-part] {
      stroke: CanvasText;
    }
    path[data-part='grid'] {
      stroke: GrayText;
    }
    path[data-part='area'] {
      stroke: none;
    }
    rect {
      fill: CanvasText;
    }
  }
`;
export const Label = styled.span`
  position: absolute;
  white-space: nowrap;
  translate: 0 -50%;
  &[data-at='left'] {
    right: calc(100% + var(--s2));
  }
  &[data-at='right'] {
    left: calc(100% + 10px);
  }
  &[data-part='now'] {
    font-weight: 600;
    color: var(--ink);
  }
  &[data-at='below'] {
    top: calc(100% + 16px);
    translate: -50% -50%;
  }
  @container (max-width: 520px) {
    &[data-minor] {
      display: none;
    }
  }
`;
/** Where a line stands on a day. */
export const Point = styled.i`
  position: absolute;
  width: 10px;
  height: 10px;
  border-radius: 50%;
  translate: -50% -50%;
  background: var(--saffron);
  border: 2px solid var(--paper);
  pointer-events: none;
  &[data-part='before'] {
    background: var(--edge);
  }
  /* Of a day that is not over: hollow, and on no line; the key says how many. */
  &[data-part='running'] {
    width: 9px;
    height: 9px;
    background: var(--paper);
    border-color: var(--ink-2);
  }
  @media (forced-colors: active) {
    background: CanvasText;
  }
`;
/** What a place of the drawing says: at its side, so that it covers neither the place nor what lies beyond the edge. */
export const Readout = styled.span`
  position: absolute;
  z-index: 1;
  top: 0;
  display: grid;
  padding: 6px var(--s3);
  border: 1px solid var(--rule-2);
  border-radius: var(--r2);
  background: var(--raised);
  box-shadow: var(--pop);
  color: var(--ink-2);
  white-space: nowrap;
  pointer-events: none;
  b {
    font-weight: 600;
    color: var(--ink);
  }
  &[data-side='right'] {
    translate: 12px 0;
  }
  &[data-side='left'] {
    translate: calc(-100% - 12px) 0;
  }
`;
export const Key = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s1) var(--s5);
  font: var(--t-small);
  color: var(--ink-2);
  li {
    display: flex;
    align-items: center;
    gap: var(--s2);
  }
  svg {
    width: 20px;
    height: 2px;
    overflow: visible;
  }
  line {
    stroke: var(--ink);
    stroke-width: 2;
  }
  line[data-part='before'] {
    stroke: var(--edge);
    stroke-dasharray: 4 4;
  }
  i {
    width: 12px;
    height: 12px;
    background: var(--ink);
  }
  i[data-part='members'] {
    background: color-mix(in srgb, var(--edge) 55%, transparent);
  }
  /* As a day that is not over is drawn. */
  i[data-part='today'] {
    width: 9px;
    height: 9px;
    border: 2px solid var(--ink-2);
    border-radius: 50%;
    background: none;
  }
  i[data-part='today-bar'] {
    opacity: 0.35;
  }
  @media (forced-colors: active) {
    line[data-part] {
      stroke: CanvasText;
    }
    i {
      border: 1px solid CanvasText;
    }
    i[data-part='coaches'] {
      forced-color-adjust: none;
      background: CanvasText;
    }
  }
`;
