import { z } from 'zod';
import { Language } from './values.ts';

/** Between the gateway and the renderer: a page is asked for, and again with the replies of the calls that it names, until it is whole. */

export const PAGE_THEMES = ['system', 'light', 'dark'] as const;

const PageCall = z.object({
  /** Method and path of the contracts. */
  route: z.string(),
  input: z.unknown(),
});
export type PageCall = z.infer<typeof PageCall>;

const AnsweredCall = PageCall.extend({
  /** 200, or the status of a refusal: a page can show that nobody is there. */
  status: z.int(),
  reply: z.unknown(),
});
export type AnsweredCall = z.infer<typeof AnsweredCall>;

/** What the page is rendered for. Nothing of it is about a person. */
export const PageRequest = z.object({
  /** Path and query, such as `/en/coach/ayse-yilmaz-01k...?x=1`. */
  path: z.string().startsWith('/'),
  language: Language,
  theme: z.enum(PAGE_THEMES),
  /** What /config.js says to browsers. */
  config: z.record(z.string(), z.unknown()),
  answered: z.array(AnsweredCall),
});
export type PageRequest = z.infer<typeof PageRequest>;

export const PageReply = z.discriminatedUnion('outcome', [
  /** These have to be answered first, besides those that were. */
  z.object({ outcome: z.literal('needs'), calls: z.array(PageCall) }),
  z.object({
    outcome: z.literal('rendered'),
    /** What stands in the page's #root. */
    html: z.string(),
    /** Style elements, without a nonce. */
    styles: z.string(),
    /** The store's state, for the page that takes over. */
    state: z.record(z.string(), z.unknown()),
  }),
]);
export type PageReply = z.infer<typeof PageReply>;

/** Key of a call: the same input gives the same key. */
export const pageCallKey = ({ route, input }: PageCall): string => `${route} ${JSON.stringify(input)}`;
