import type { Account, AuthenticationType, Localised } from '@pusula/contracts';

/** What a notice has to know. */
export type NoticeFacts = {
  /** When it was done; ISO 8601. */
  readonly at: string;
  /** Of a provider that was linked or removed: which one. */
  readonly authenticationType?: AuthenticationType | undefined;
  /** Of a recovery code that was used: how many are left. */
  readonly codesLeft?: number | undefined;
  /** Of a changed role: what the account is now. */
  readonly userType?: Account['userType'] | undefined;
  /** Of a deletion: what opens its status. */
  readonly code?: string | undefined;
};

/** Why notices come. */
export const ABOUT_THE_ACCOUNT: Localised<(brand: string) => string> = {
  tr: (brand) => `Bu iletiyi, ${brand} hesabınızla ilgili bilmeniz gereken bir işlem yapıldığı için aldınız.`,
  en: (brand) => `You received this message because something was done with your ${brand} account that you should know of.`,
};
