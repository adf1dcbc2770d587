import { createAvatar } from '@dicebear/core';
import * as notionists from '@dicebear/notionists';
import type { PortraitGround } from '@pusula/contracts';
import { type Face, faceOf } from './face.ts';
import { ageLines, baldHead, earring, lashes } from './own-marks.ts';
import { INK } from './palette.ts';
import { EYES } from './parts.ts';
import type { Sitter } from './person.ts';

/** Places of Notionists' layers on its sheet; they are how a layer is told from the next. */
const LAYERS = {
  '531 487': 'head',
  '178 1057': 'body',
  '266 207': 'hair',
  '791 871': 'lips',
  '653 805': 'beard',
  '901 668': 'nose',
  '610 680': 'eyes',
  '774 657': 'brows',
  '0 559': 'gesture',
} as const;
type Layer = (typeof LAYERS)[keyof typeof LAYERS];

/**
 * A shoulder portrait, 4 to 5, of a person who fits the look; pure: the same sitter is always drawn alike. What is not the person is transparent, because its colour is the theme's.
 * @param ground that it will lie on
 */
export function portraitSvg(sitter: Sitter, ground: PortraitGround): string {
  const face = faceOf(sitter, ground);
  const marks = layersOf(face)
    .filter(({ layer }) => layer !== 'gesture')
    .map(({ layer, markup }) => colour(layer, markup, face))
    .join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="1200" viewBox="290 206 1196 1495" fill="none">${marks}</svg>`;
  return svg.replaceAll('#000', INK).replace(/(\d+\.\d)\d+/g, '$1');
}

function layersOf(face: Face): { layer: Layer; markup: string }[] {
  const drawing = createAvatar(notionists, optionsOf(face)).toString();
  const inner = drawing.slice(drawing.indexOf('<g mask='), drawing.lastIndexOf('</g></svg>')).replace(/^<g mask=[^>]*>/, '');
  return inner
    .split(/(?=<g transform="translate\((?:531 487|178 1057|266 207|791 871|653 805|901 668|610 680|774 657|0 559)\)">)/)
    .map((markup) => {
      const place = /translate\(([\d ]+)\)/.exec(markup)?.[1] as keyof typeof LAYERS | undefined;
      if (place === undefined) throw new Error('Notionists drew a layer without a place');
      return { layer: LAYERS[place], markup };
    });
}

function optionsOf(face: Face): Record<string, unknown> {
  const part = (number: number | null) => [`variant${String(number ?? 1).padStart(2, '0')}`];
  return {
    hair: part(face.hair),
    body: part(face.body),
    lips: part(face.lips),
    eyes: part(EYES),
    nose: part(face.nose),
    brows: part(face.brows),
    beard: part(face.beard),
    beardProbability: face.beard ? 100 : 0,
    glasses: part(face.glasses),
    glassesProbability: face.glasses ? 100 : 0,
    gestureProbability: 0,
    bodyIconProbability: 0,
  };
}

/** Puts warm skin, cloth and hair into what Notionists draws in black and white. */
function colour(layer: Layer, markup: string, face: Face): string {
  switch (layer) {
    case 'head':
      return markup.replace('fill="#fff"', `fill="${face.skin}"`) + ageLines(face.lines) + (face.earring ? earring() : '');
    case 'body':
      return markup.replaceAll('#fff', face.cloth);
    case 'hair':
      if (face.hair === null) return baldHead(face.skin, face.hairColour, face.fringe);
      return markup.replaceAll('#000', face.hairColour).replaceAll('#fff', face.hairBand);
    case 'eyes':
      return markup + (face.lashes ? lashes() : '');
    case 'beard':
      return markup.replaceAll('#000', face.hairColour);
    default:
      return markup;
  }
}
