import type { Language } from '@pusula/contracts';

/** What a mail says, in one language; plain text throughout. How it looks is html.ts and plain-text.ts. */
export type EmailContent = {
  readonly language: Language;
  readonly subject: string;
  /** What inboxes show beside the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly body: readonly Block[];
  readonly action?: Action;
  /** Another way than the button's. */
  readonly alternative?: Link;
  /** Said below the button: how long, and what if it was somebody else. */
  readonly notes: readonly string[];
  /** Why the reader gets this mail. */
  readonly reason: string;
  readonly footerLinks: readonly Link[];
};
/** A paragraph, or the points of a list. */
export type Block = string | readonly string[];
export type Link = { readonly label: string; readonly href: string };
export type Action = Link & {
  /** Stands before the address written out, for programs that show no buttons. */
  readonly fallback?: string;
};

/** Whose mails these are, from the configuration. */
export type Brand = {
  readonly name: string;
  /** Where the product is, without a slash at the end: links are made from it and never from a request. */
  readonly url: string;
  /** Where people write to. */
  readonly contact: string;
};
