import type { Language } from '@pusula/contracts';

/** What a mail says, in one language; plain text throughout. How it looks is html.ts and plain-text.ts. */
export type Letter = {
  readonly language: Language;
  readonly subject: string;
  /** What inboxes show beside the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly action: Link;
  /** Why the reader gets this mail. */
  readonly reason: string;
  readonly footerLinks: readonly Link[];
};
export type Link = { readonly label: string; readonly href: string };

/** Whose mails these are, from the configuration. */
export type Brand = {
  readonly name: string;
  /** Where the product is, without a slash at the end: links are made from it and never from a request. */
  readonly url: string;
};
