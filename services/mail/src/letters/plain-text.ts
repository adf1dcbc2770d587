import type { Block, Brand, Letter, Link } from './letter.ts';

const WIDTH = 72;
const POINT = '- ';

/** Pure: the letter for readers and programs that want no HTML; lines of at most 72 characters, addresses whole. */
export const plainText = (letter: Letter, brand: Brand): string =>
  [
    wrap(letter.heading),
    ...letter.body.map(block),
    ...[letter.action, letter.alternative].flatMap((link) => (link ? [written(link)] : [])),
    ...letter.notes.map((note) => wrap(note)),
    brand.name,
    ['-- ', wrap(letter.reason), ...letter.footerLinks.map(({ label, href }) => `${label}: ${href}`)].join('\n'),
  ]
    .join('\n\n')
    .concat('\n');

const block = (said: Block) => (typeof said === 'string' ? wrap(said) : said.map((point) => POINT + wrap(point, POINT.length)).join('\n'));
const written = ({ label, href }: Link) => `${label}:\n${href.replace(/^mailto:/, '')}`;

/** @param indent of every line but the first, whose place is taken */
function wrap(text: string, indent = 0): string {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= WIDTH - indent) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines.join(`\n${' '.repeat(indent)}`);
}
