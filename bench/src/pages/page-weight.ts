export const KINDS = ['html', 'scripts', 'fonts', 'pictures', 'calls', 'others'] as const;
export type Kind = (typeof KINDS)[number];

/** Kilobytes on the wire. */
export type Weight = { readonly headers: number; readonly body: number };
export type PageWeight = Readonly<Record<Kind, Weight>>;

/** What Chromium says of a response: its type, and its bytes on the wire. */
export type Received = { readonly type: string; readonly headers: number; readonly body: number };

const KILOBYTE = 1_000;
const NOTHING: Weight = { headers: 0, body: 0 };
const KIND_BY_TYPE: Readonly<Record<string, Kind>> = {
  Document: 'html',
  Script: 'scripts',
  Font: 'fonts',
  Image: 'pictures',
  Fetch: 'calls',
  XHR: 'calls',
};

/** Pure: adds up responses by kind. What Chromium has another type for counts among the others, so that nothing is left out. */
export function weigh(received: readonly Received[]): PageWeight {
  const weight: Record<Kind, Weight> = {
    html: NOTHING,
    scripts: NOTHING,
    fonts: NOTHING,
    pictures: NOTHING,
    calls: NOTHING,
    others: NOTHING,
  };
  for (const { type, headers, body } of received) {
    const kind = KIND_BY_TYPE[type] ?? 'others';
    weight[kind] = { headers: weight[kind].headers + headers / KILOBYTE, body: weight[kind].body + body / KILOBYTE };
  }
  return weight;
}

/** Pure: kilobytes of some kinds, or of all. */
export const sumOf = (weight: PageWeight, part: keyof Weight, kinds: readonly Kind[] = KINDS): number =>
  kinds.reduce((total, kind) => total + weight[kind][part], 0);

/** Pure: what came over the wire, headers and bodies. */
export const wireOf = (weight: PageWeight, kinds: readonly Kind[] = KINDS): number =>
  sumOf(weight, 'headers', kinds) + sumOf(weight, 'body', kinds);
