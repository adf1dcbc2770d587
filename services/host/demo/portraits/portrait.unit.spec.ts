import { describe, expect, it } from '@jest/globals';
import { PORTRAIT_GROUNDS } from '@pusula/contracts';
import { faceOf } from './face.ts';
import { CLOTH, HAIR_COLOURS, SCARVES } from './palette.ts';
import { hairParts } from './parts.ts';
import type { Look, Sitter } from './person.ts';
import { portraitSvg } from './portrait.ts';

const look: Look = { age: 'middle', hair: 'short', hairColour: 'brown', beard: false, glasses: false };
const sitter = (seed: string, changes: Partial<Look> = {}, gender = 'Female'): Sitter => ({ seed, gender, look: { ...look, ...changes } });
const seeds = Array.from({ length: 400 }, (_, i) => `person ${i}`);

describe('a demo portrait', () => {
  it('is the same drawing every time for the same person', () => {
    expect(portraitSvg(sitter('Elif Sarıkaya'), 'sage')).toBe(portraitSvg(sitter('Elif Sarıkaya'), 'sage'));
  });

  it('differs between any two of 400 people of one gender and one look', () => {
    expect(new Set(seeds.map((seed) => portraitSvg(sitter(seed), 'sage'))).size).toBe(seeds.length);
  });

  it('is four to five, transparent around the person, and free of scripts, references and metadata', () => {
    const svg = portraitSvg(sitter('Deniz'), 'sage');
    expect(svg).toContain('width="960" height="1200" viewBox="290 206 1196 1495"');
    expect(svg).not.toContain('M290 206h1196v1495H290z');
    expect(svg).not.toMatch(/<script|href|metadata|NaN|undefined/);
  });

  it('shows hair of the asked kind and colour', () => {
    for (const seed of seeds) {
      const face = faceOf(sitter(seed, { hair: 'curly', hairColour: 'auburn' }), 'sage');
      expect(hairParts('Female', 'curly')).toContain(face.hair);
      expect(HAIR_COLOURS.auburn).toContain(face.hairColour);
    }
  });

  it('covers all hair with a scarf whose cloth is not the garment’s', () => {
    for (const seed of seeds) {
      const face = faceOf(sitter(seed, { hair: 'covered' }), 'sage');
      expect(hairParts('Female', 'covered')).toContain(face.hair);
      expect(SCARVES.map(({ cloth }) => cloth)).toContain(face.hairColour);
      expect(face.cloth).not.toBe(face.hairColour);
    }
  });

  it('draws beard and glasses exactly when the look has them', () => {
    const bare = faceOf(sitter('Kerem', {}, 'Male'), 'sage');
    const both = faceOf(sitter('Kerem', { beard: true, glasses: true }, 'Male'), 'sage');
    expect([bare.beard, bare.glasses]).toEqual([null, null]);
    expect(both.beard).not.toBeNull();
    expect(both.glasses).not.toBeNull();
  });

  it('draws a bald head by our own hand, with nothing of Notionists’ hair', () => {
    const bald = portraitSvg(sitter('Haluk', { hair: 'bald', age: 'older' }, 'Male'), 'sage');
    expect(bald).not.toContain('translate(266 207)');
  });

  it.each(PORTRAIT_GROUNDS)('never puts cloth on a ground that it would sink into (%s)', (ground) => {
    for (const seed of seeds) {
      const face = faceOf(sitter(seed), ground);
      expect(CLOTH.find(({ colour }) => colour === face.cloth)?.not).not.toContain(ground);
    }
  });
});
