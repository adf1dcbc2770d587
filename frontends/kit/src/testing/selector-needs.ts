/** What an element has to have for a selector to match it: of each alternative, its classes and its name. */
export type Needs = readonly { readonly classes: readonly string[]; readonly name: string | undefined }[];

// Escapes, namespaces, nesting and letters of other alphabets are left to the engine.
const PLAIN = /^[\w\s.,:#>+~*()[\]="^$|'-]+$/;
const NAMESPACE = /\|(?!=)/;

/** @returns nothing for a selector that is not read here */
export function needsOf(selector: string): Needs | undefined {
  if (!PLAIN.test(selector) || NAMESPACE.test(selector)) return undefined;
  const bare = withoutArguments(selector);
  return bare === undefined ? undefined : bare.split(',').map(needsOfOne);
}

/** What stands in brackets says nothing about the classes and the name that are always needed. */
function withoutArguments(selector: string): string | undefined {
  let bare = selector.replace(/"[^"]*"|'[^']*'/g, '').replace(/\[[^[\]]*\]/g, ':attribute');
  for (let before = ''; before !== bare; ) {
    before = bare;
    bare = bare.replace(/\([^()]*\)/g, '');
  }
  return /[()[\]"'=]/.test(bare) ? undefined : bare;
}

const NAMES = /\.([\w-]+)/g;

function needsOfOne(selector: string): Needs[number] {
  const parts = selector.trim().split(/[\s>+~]+/);
  const subject = parts.at(-1)?.replace(/::?[\w-]+/g, '') ?? '';
  const classes = [...subject.matchAll(NAMES)].map(([, name]) => name ?? '');
  return { classes, name: /^[a-z][\w-]*/i.exec(subject)?.[0].toLowerCase() };
}

/** Whether an element with these classes and this name could match at all. */
export const couldMatch = (needs: Needs, classes: ReadonlySet<string>, name: string): boolean =>
  needs.some((one) => (one.name === undefined || one.name === name) && one.classes.every((needed) => classes.has(needed)));
