import type { Localised } from '@pusula/contracts';
/** What an email with a link has to know. */
export type LinkFacts = {
  /** Raw: it is written into the email and nowhere else (S9). */
  readonly token: string;
  /** ISO 8601. */
  readonly expiresAt: string;
};

/** Stands before the address written out. */
export const FALLBACK: Localised<string> = {
  tr: 'Düğme çalışmazsa bu adresi tarayıcınıza yapıştırın:',
  en: 'If the button does not work, paste this address into your browser:',
};
