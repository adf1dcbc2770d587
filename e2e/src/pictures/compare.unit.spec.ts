import { expect, it } from '@jest/globals';
import sharp from 'sharp';
import { compare, shrink } from './compare.ts';

type Drawn = {
  readonly buttonAt?: number;
  readonly button?: string;
  readonly face?: string;
  readonly word?: string;
  readonly height?: number;
};

/** A page with a line of letters, a portrait and a button. */
const page = ({ buttonAt = 300, button = '#0b5563', face = '#c98b3a', word = 'Koç bul', height = 800 }: Drawn = {}) => `
  <svg xmlns="http://www.w3.org/2000/svg" width="360" height="${height}">
    <rect width="360" height="${height}" fill="#faf7f0"/>
    <text x="20" y="60" font-size="28" fill="#16282d">${word}</text>
    <path d="M20 90h240M20 110h280M20 130h200" stroke="#16282d" stroke-width="2"/>
    <circle cx="80" cy="200" r="44" fill="${face}"/>
    <rect x="20" y="${buttonAt}" width="160" height="44" rx="8" fill="${button}"/>
  </svg>`;
const taken = (drawn?: Drawn) =>
  sharp(Buffer.from(page(drawn)))
    .png()
    .toBuffer();
const problemOf = async (other: Buffer): Promise<string | null> =>
  (await compare(await shrink(await taken()), await shrink(other))).problem;

it('takes a picture for itself, also where edges are drawn more softly or a row more is rounded in', async () => {
  expect(await problemOf(await taken())).toBeNull();
  expect(
    await problemOf(
      await sharp(await taken())
        .blur(0.6)
        .toBuffer(),
    ),
  ).toBeNull();
  expect(await problemOf(await taken({ height: 803 }))).toBeNull();
});

it.each<[string, Drawn, RegExp]>([
  ['a block that moved', { buttonAt: 308 }, /differs/],
  ['a picture that is lost', { face: '#faf7f0' }, /differs/],
  ['a wrong colour', { button: '#35707c' }, /differs/],
  ['another word', { word: 'Ara' }, /differs/],
  ['a longer page', { height: 840 }, /is 40 px longer/],
])('notices %s', async (_, drawn, problem) => {
  expect(await problemOf(await taken(drawn))).toMatch(problem);
});

it('notices another width', async () => {
  expect(
    await problemOf(
      await sharp(await taken())
        .resize(720)
        .toBuffer(),
    ),
  ).toBe('is 720 px wide, not 360');
});
