import { LINK_PURPOSES, NOTICES } from '@pusula/contracts';
import type { Brand, Letter } from './letter.ts';
import { LINK_LETTERS } from './send-link.ts';
import { NOTICE_LETTERS } from './send-notice.ts';
import type { Receiver } from './stationery.ts';
import { welcomeLetter } from './welcome.ts';

export const brand: Brand = { name: 'Pusula', url: 'https://pusula.example', contact: 'yardim@pusula.example' };
export const TOKEN = 'c2VjcmV0LXRva2VuLW9mLXRoaXMtdGVzdC0wMDAwMDA';
/** Of a deletion request. */
export const CODE = '01k90000000000000000000009';
const MOMENT = '2026-03-04T05:06:07.000Z';

/** One of each kind that is sent, to one reader. */
export const everyLetter = (receiver: Receiver): readonly (readonly [kind: string, letter: Letter])[] => [
  ['welcome', welcomeLetter(receiver, brand)],
  ...LINK_PURPOSES.map((purpose) => [purpose, LINK_LETTERS[purpose](receiver, brand, { token: TOKEN, expiresAt: MOMENT })] as const),
  ...NOTICES.map(
    (kind) =>
      [kind, NOTICE_LETTERS[kind](receiver, brand, { at: MOMENT, authenticationType: 'Google', codesLeft: 9, code: CODE })] as const,
  ),
];

export const linksOf = ({ action, alternative, footerLinks }: Letter) =>
  [action, alternative, ...footerLinks].flatMap((link) => (link ? [link.href] : []));
