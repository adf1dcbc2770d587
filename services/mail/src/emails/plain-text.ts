import type { Block, Brand, EmailContent, Link } from './email.ts';

const WIDTH = 72;
const POINT = '- ';

/** Pure: the email for readers and programs that want no HTML; lines of at most 72 characters, addresses whole. */
export const plainText = (email: EmailContent, brand: Brand): string =>
  [
    wrap(email.heading),
    ...email.body.map(block),
    ...[email.action, email.alternative].flatMap((link) => (link ? [written(link)] : [])),
    ...email.notes.map((note) => wrap(note)),
    brand.name,
    ['-- ', wrap(email.reason), ...email.footerLinks.map(({ label, href }) => `${label}: ${href}`)].join('\n'),
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
