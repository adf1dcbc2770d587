import type { Page } from '@playwright/test';

/** Words of another language are longer than ours: every text of a page grows by two fifths and wears accents, so that also its height is tried. */
export const speakPseudo = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const ACCENTS: Readonly<Record<string, string>> = {
      a: 'ā',
      e: 'ę',
      i: 'ï',
      o: 'ő',
      u: 'ů',
      A: 'Å',
      E: 'Ê',
      I: 'Ï',
      O: 'Ő',
      U: 'Ů',
      y: 'ý',
      s: 'š',
      c: 'č',
    };
    const GROWTH = 0.4;
    const SYLLABLES = 'ōlę';
    const pseudo = (word: string) => {
      const more = Math.ceil(word.length * GROWTH);
      return (
        [...word].map((letter) => ACCENTS[letter] ?? letter).join('') + SYLLABLES.repeat(Math.ceil(more / SYLLABLES.length)).slice(0, more)
      );
    };
    // Addresses and names of people are nobody's to translate; one letter or a number is no word.
    const grow = (text: string) => text.replace(/(?<![\w@./])\p{L}{2,}(?![\w@]|\.\w)/gu, pseudo);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode())
      if (text.textContent?.trim() && !text.parentElement?.closest('script, style, [translate="no"], textarea'))
        text.textContent = grow(text.textContent);
    for (const field of document.querySelectorAll<HTMLInputElement>('[placeholder]')) field.placeholder = grow(field.placeholder);
  });
