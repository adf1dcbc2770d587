import { describe, expect, it } from '@jest/globals';
import { answeringWidths, keptWidths, parseRendition, pictureAddress } from './address.ts';

const NAME = '0123456789abcdef0123456789abcdef';

describe('the address of a picture', () => {
  it('is its JPEG at 640 px, or nothing', () => {
    expect([pictureAddress(NAME), pictureAddress('')]).toEqual([`/pictures/${NAME}/640.jpg`, '']);
  });

  it('leads back to the rendition', () => {
    expect(parseRendition(`${NAME}/1920.avif`)).toEqual({ name: NAME, width: 1920, format: 'avif' });
  });

  it.each([
    '',
    NAME,
    `${NAME}/641.jpg`,
    `${NAME}/640.png`,
    `${NAME}/640.jpg/`,
    `../${NAME}/640.jpg`,
    `${NAME}/../640.jpg`,
    `${NAME.toUpperCase()}/640.jpg`,
    `${NAME}%2f640.jpg`,
    `${NAME}/640.jpg\n`,
  ])('is not %j', (path) => {
    expect(parseRendition(path)).toBeUndefined();
  });
});

describe('the widths of a picture', () => {
  it.each([
    [100, [320]],
    [320, [320]],
    [321, [320, 640]],
    [1000, [320, 640, 1024]],
    [1920, [320, 640, 1024, 1920]],
    [5000, [320, 640, 1024, 1920]],
  ])('that is %d px wide are %j', (width, kept) => {
    expect(keptWidths(width)).toEqual(kept);
  });

  it('are answered by themselves or the largest below', () => {
    expect(answeringWidths(1024)).toEqual([1024, 640, 320]);
  });
});
