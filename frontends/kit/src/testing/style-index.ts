import { couldMatch, type Needs, needsOf } from './selector-needs.ts';

type Declarations = {
  readonly length: number;
  readonly [at: number]: string;
  getPropertyValue(name: string): string;
  getPropertyPriority(name: string): string;
};
export type Rule = {
  readonly selectorText?: string;
  readonly style: Declarations;
  /** Of a rule that holds others for some media. */
  readonly media?: ArrayLike<string>;
  readonly cssRules?: readonly Rule[];
};
export type Sheet = { readonly cssRules: readonly Rule[] };

type Entry = {
  readonly place: number;
  readonly rule: Rule;
  readonly needs: Needs | undefined;
  /** Whoever has what it needs is who it is about. */
  readonly isPlain: boolean;
};
/** Rules by what their elements cannot do without: a class, else a name; the rest may be about any element. */
type Index = { readonly byClass: Map<string, Entry[]>; readonly byName: Map<string, Entry[]>; readonly rest: Entry[] };

const PLAIN = /^[a-z]*(?:\.[\w-]+)*$/;

/** Selectors are the same in hundreds of documents. */
const needsBySelector = new Map<string, Needs | undefined>();
function needsOfSelector(selector: string): Needs | undefined {
  if (!needsBySelector.has(selector)) needsBySelector.set(selector, needsOf(selector));
  return needsBySelector.get(selector);
}

function put(lists: Map<string, Entry[]>, key: string, entry: Entry): void {
  const list = lists.get(key);
  if (list) list.push(entry);
  else lists.set(key, [entry]);
}

/** As jsdom goes through them: of those for media, the ones for screens. */
const rulesOf = ({ cssRules }: Sheet): readonly Rule[] =>
  [...cssRules].flatMap((rule) => {
    if (!rule.media) return [rule];
    return Array.from(rule.media).includes('screen') ? [...(rule.cssRules ?? [])] : [];
  });

function indexOf(sheet: Sheet): Index {
  const index: Index = { byClass: new Map(), byName: new Map(), rest: [] };
  for (const [place, rule] of rulesOf(sheet).entries()) {
    // Rules without elements, like those of animations, have no selector.
    if (rule.selectorText === undefined) continue;
    const entry = { place, rule, needs: needsOfSelector(rule.selectorText), isPlain: PLAIN.test(rule.selectorText) };
    if (!entry.needs) index.rest.push(entry);
    for (const { classes, name } of entry.needs ?? []) {
      if (classes[0] !== undefined) put(index.byClass, classes[0], entry);
      else if (name !== undefined) put(index.byName, name, entry);
      else index.rest.push(entry);
    }
  }
  return index;
}

let changes = 0;
/** To be said whenever a rule is added to a sheet or taken from it. */
export const noteChangedRules = (): void => {
  changes += 1;
};
const indexes = new WeakMap<Sheet, { readonly changes: number; readonly index: Index }>();
function currentIndex(sheet: Sheet): Index {
  const known = indexes.get(sheet);
  if (known?.changes === changes) return known.index;
  const index = indexOf(sheet);
  indexes.set(sheet, { changes, index });
  return index;
}

const NONE: readonly Entry[] = [];

/**
 * The rules of a sheet that are about an element with these classes and this name, in the sheet's order.
 * @param isMatched asked where more than these has to hold
 */
export function rulesFor(
  sheet: Sheet,
  classes: ReadonlySet<string>,
  name: string,
  isMatched: (selector: string | undefined) => boolean,
): readonly Rule[] {
  const { byClass, byName, rest } = currentIndex(sheet);
  const found = new Set([...rest, ...(byName.get(name) ?? NONE)]);
  for (const one of classes) for (const entry of byClass.get(one) ?? NONE) found.add(entry);
  return [...found]
    .filter(({ rule, needs, isPlain }) => (!needs || couldMatch(needs, classes, name)) && (isPlain || isMatched(rule.selectorText)))
    .sort((one, other) => one.place - other.place)
    .map(({ rule }) => rule);
}
