import { describe, expect, it } from '@jest/globals';
import { fitText } from './fit-text.ts';
import { outlineText, widthOf } from './outline-text.ts';

const NAME = { face: 'name', largest: 88, smallest: 24, leading: 1.04 } as const;
const BOX = { width: 600, height: 200 };
const widest = ({ lines, size }: ReturnType<typeof fitText>) => Math.max(...lines.map((line) => widthOf(line, { face: 'name', size })));

describe('text in a box', () => {
  it('is as large as it may be while it is short, and smaller the longer it is', () => {
    const sizes = ['Elif Sarıkaya', 'Işıl Gülşah Değirmencioğlu Büyükyıldırımoğulları', 'İŞĞ '.repeat(40)].map(
      (text) => fitText(text, BOX, NAME).size,
    );
    expect(sizes[0]).toBe(88);
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  });

  it.each(['Ğ'.repeat(200), 'Yılmaz-Kahramanmaraşlıoğlu', 'a b c', 'Ayşe '.repeat(30)])(
    '%s stays in it, and nothing of it is lost',
    (text) => {
      const fitted = fitText(text, BOX, NAME);
      expect(widest(fitted)).toBeLessThanOrEqual(BOX.width);
      expect(fitted.lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
    },
  );

  it('is broken behind a hyphen before it is set smaller', () => {
    expect(fitText('Yılmaz-Kahramanmaraşlıoğlu', BOX, { ...NAME, largest: 64 }).lines).toEqual(['Yılmaz-', 'Kahramanmaraşlıoğlu']);
  });
});

describe('outlines', () => {
  it.each([...'ğĞıIiİşŞçÇöÖüÜâ’'])('there are of %s', (letter) => {
    for (const face of ['name', 'brand', 'text', 'strong'] as const) {
      expect(outlineText(letter, { face, size: 20 })).toMatchObject({ path: expect.stringMatching(/^M/), width: expect.any(Number) });
    }
  });

  it('keep the dot of an i behind an f, and leave out what no font has', () => {
    const setting = { face: 'text', size: 20 } as const;
    expect(widthOf('fi', setting)).toBeGreaterThan(widthOf('f', setting) + widthOf('i', setting) - 2);
    expect(outlineText('🧭', setting)).toEqual({ path: '', width: 0 });
  });
});
