import { describe, expect, it } from '@jest/globals';
import { seededRandom } from '@pusula/service-kit/testing';
import { plainChunks } from './plain-chunks.ts';

async function* from(chunks: readonly string[]): AsyncGenerator<string> {
  yield* chunks;
}

/** What a reader has seen when the last chunk has come or the answer was refused. */
async function read(chunks: readonly string[], { kind = 'Bio', text = 'metin', longest = 4_000 } = {}) {
  const seen: string[] = [];
  try {
    for await (const chunk of plainChunks(from(chunks), { kind: kind as 'Bio', text, language: 'tr' }, longest)) seen.push(chunk);
    return { seen, refused: null };
  } catch (error) {
    return { seen, refused: (error as Error).message };
  }
}

describe('an answer on its way to the reader', () => {
  it('is let go word by word, without the space around it', async () => {
    expect(await read(['\n Mer', 'haba ', 'dünya', '. Ben', ' ko', 'çum.\n'])).toEqual({
      seen: ['Merhaba', ' dünya.', ' Ben', ' koçum.'],
      refused: null,
    });
  });

  it.each([
    ['cut inside of it', ['Merhaba <scr', 'ipt>alert(1)</scr', 'ipt> dünya']],
    ['cut letter by letter', [...'Merhaba <script>alert(1)</script>']],
    ['with an invisible letter inside', ['Merhaba <scr\u200bipt>']],
    ['behind an invisible space', ['Merhaba <', '\ufeff', 'script>']],
    ['that never closes', ['Merhaba ', '<img src=x ', 'onerror=alert(1) ']],
    ['that only closes', ['Merhaba </b', '> dünya']],
    ['in a comment', ['Merhaba <!-', '- x --> dünya']],
  ])('never shows markup %s', async (_, chunks) => {
    const { seen, refused } = await read(chunks);
    expect([seen.join(''), refused]).toEqual(['Merhaba', 'markup where plain text was asked for']);
  });

  it('keeps what is no markup, and the writer’s own', async () => {
    expect((await read(['3 ', '< 4 <', '3 kere'])).seen.join('')).toBe('3 < 4 <3 kere');
    expect((await read(['<b', '>Ben</b>'], { text: '<b>ben</b>' })).seen.join('')).toBe('<b>Ben</b>');
    expect((await read(['<b> <i>Ben'], { text: '<b>ben</b>' })).refused).toBe('markup where plain text was asked for');
  });

  it.each([
    ['around it', ['``', '`text\n', 'Sakin adımlar.\n`', '``\n'], 'Sakin adımlar.', null],
    ['that has only an end', ['Sakin adımlar.\n```'], 'Sakin adımlar.', 'a fence where plain text was asked for'],
    ['in its middle', ['Sakin\n```\nadımlar\n```'], 'Sakin', 'a fence where plain text was asked for'],
    ['alone', ['```'], '', 'a fence where plain text was asked for'],
  ])('loses a fence %s', async (_, chunks, seen, refused) => {
    const answer = await read(chunks);
    expect([answer.seen.join(''), answer.refused]).toEqual([seen, refused]);
  });

  it.each([
    ['overflows in words', ['bir iki üç dört']],
    ['overflows without a space', ['x'.repeat(11)]],
  ])('shows nothing beyond the limit when it %s', async (_, chunks) => {
    const { seen, refused } = await read(chunks, { longest: 10 });
    expect([seen, refused]).toEqual([[], 'an answer that is too long']);
  });

  it('is refused when it is empty', async () => expect((await read([' \n', '\u200b '])).refused).toBe('an empty answer'));

  it('has its letters whole and its control characters gone, wherever it is cut', async () => {
    expect((await read(['Koc', '\u0327luk\u0007 ', 'gu', '\u0308zel\tdir'])).seen.join('')).toBe('Koçluk güzel dir');
  });

  it('keeps a headline on one line', async () => {
    expect((await read(['Sakin', '\n', '\nadımlar'], { kind: 'Headline' })).seen.join('')).toBe('Sakin adımlar');
  });

  it('is the same text wherever it is cut', async () => {
    const text = '```\nMerhaba,  ben <3 koçum!\n\nİstanbul’da 3 < 4 kişiyiz. 🙂 Son.\n```\n';
    const whole = (await read([text])).seen.join('');
    const random = seededRandom(11);
    for (let turn = 0; turn < 200; turn += 1) {
      const chunks: string[] = [];
      for (let at = 0; at < text.length; ) {
        const size = 1 + Math.floor(random() * 6);
        chunks.push(text.slice(at, at + size));
        at += size;
      }
      expect((await read(chunks)).seen.join('')).toBe(whole);
    }
  });
});
