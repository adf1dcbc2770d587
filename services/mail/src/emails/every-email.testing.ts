import { LINK_PURPOSES, NOTICES } from '@pusula/contracts';
import { LINK_EMAILS } from '../sending/send-link.ts';
import { NOTICE_EMAILS } from '../sending/send-notice.ts';
import type { Brand, EmailContent } from './email.ts';
import type { Receiver } from './layout.ts';
import { ownerConfirmationEmail } from './owner-confirmation.ts';
import { coachWelcomeEmail, memberWelcomeEmail } from './welcome.ts';

export const brand: Brand = { name: 'Pusula', url: 'https://pusula.example', contact: 'yardim@pusula.example' };
export const TOKEN = 'c2VjcmV0LXRva2VuLW9mLXRoaXMtdGVzdC0wMDAwMDA';
/** Of a deletion request. */
export const CODE = '01k90000000000000000000009';
const MOMENT = '2026-03-04T05:06:07.000Z';

/** One of each kind that is sent, to one reader. */
export const everyEmail = (receiver: Receiver): readonly (readonly [kind: string, email: EmailContent])[] => [
  ['welcome of a member', memberWelcomeEmail(receiver, brand)],
  ['welcome of a coach', coachWelcomeEmail(receiver, brand)],
  ...LINK_PURPOSES.map((purpose) => [purpose, LINK_EMAILS[purpose](receiver, brand, { token: TOKEN, expiresAt: MOMENT })] as const),
  ['confirmation of an owner', ownerConfirmationEmail(receiver, brand, { token: TOKEN, expiresAt: MOMENT })],
  ...NOTICES.map(
    (kind) =>
      [
        kind,
        NOTICE_EMAILS[kind](receiver, brand, { at: MOMENT, authenticationType: 'Google', codesLeft: 9, userType: 'admin', code: CODE }),
      ] as const,
  ),
];

export const linksOf = ({ action, alternative, footerLinks }: EmailContent) =>
  [action, alternative, ...footerLinks].flatMap((link) => (link ? [link.href] : []));
