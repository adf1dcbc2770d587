import type { Brand, Letter } from './letter.ts';

const WIDTH = 72;

/** Pure: the letter for readers and programs that want no HTML; lines of at most 72 characters, addresses whole. */
export const plainText = (letter: Letter, brand: Brand): string =>
  [
    letter.heading,
    ...letter.paragraphs,
    `${letter.action.label}:\n${letter.action.href}`,
    brand.name,
    ['-- ', wrap(letter.reason), ...letter.footerLinks.map(({ label, href }) => `${label}: ${href}`)].join('\n'),
  ]
    .map((block) => (block.includes('\n') ? block : wrap(block)))
    .join('\n\n')
    .concat('\n');

function wrap(text: string): string {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= WIDTH) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines.join('\n');
}
