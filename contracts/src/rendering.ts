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

const Colours = z.array(z.string().regex(/^#[0-9a-f]{6}$/)).min(2);
const InShapes = z.object({ wide: Colours, tall: Colours });

/** A picture of the home page, in both themes and in the shapes of a wide and of a tall window. */
export const Landscape = z.object({
  /** What the addresses of its files begin with: `<address>-<theme>-<shape>-<width>.<avif or webp>`. */
  address: z.string().startsWith('/'),
  /** What stands in its place until it is there, from top to bottom. */
  colours: z.object({ light: InShapes, dark: InShapes }),
});
export type Landscape = z.infer<typeof Landscape>;

/** What the page is rendered for. Nothing of it is about a person. */
export const PageRequest = z.object({
  /** Path and query, such as `/en/coach/ayse-yilmaz-01k...?x=1`. */
  path: z.string().startsWith('/'),
  language: Language,
  theme: z.enum(PAGE_THEMES),
  /** Of the home page: that of this hour. Left out, the browser asks for one. */
  landscape: Landscape.optional(),
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
