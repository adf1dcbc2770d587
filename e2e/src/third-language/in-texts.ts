import { pseudo } from './pseudo.ts';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
const isTree = (json: Json): json is { [key: string]: Json } => typeof json === 'object' && json !== null && !Array.isArray(json);

/** Pure: all that a text file says, in the further language. */
export function translated(json: Json): Json {
  if (typeof json === 'string') return pseudo(json);
  if (Array.isArray(json)) return json.map(translated);
  return isTree(json) ? Object.fromEntries(Object.entries(json).map(([key, value]) => [key, translated(value)])) : json;
}

/** Pure: a key for the further language beside every pair of keys that are named after the first two: `tr` and `en`, `nameTr` and `nameEn`. */
export function withKeysFor(code: string, json: Json): Json {
  if (Array.isArray(json)) return json.map((item) => withKeysFor(code, item));
  if (!isTree(json)) return json;
  return Object.fromEntries(
    Object.entries(json).flatMap(([key, value]) => {
      const further = furtherKey(code, key, (other) => other in json);
      const own: [string, Json] = [key, withKeysFor(code, value)];
      return further === undefined ? [own] : [own, [further, translated(own[1])]];
    }),
  );
}

/** Pure: what a key is called in the further language, where it is the English one of a pair that has none yet. */
export function furtherKey(code: string, key: string, has: (key: string) => boolean): string | undefined {
  const [, stem, english] = /^(.*?)(en|En)$/.exec(key) ?? [];
  if (stem === undefined || (english === 'en') !== (stem === '')) return undefined;
  const [turkish, further] = english === 'en' ? ['tr', code] : [`${stem}Tr`, `${stem}${code.charAt(0).toUpperCase()}${code.slice(1)}`];
  return has(turkish) && !has(further) ? further : undefined;
}
