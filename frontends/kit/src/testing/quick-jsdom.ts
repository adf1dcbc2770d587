import { createRequire } from 'node:module';
import JSDOMEnvironment from 'jest-environment-jsdom';
import { couldMatch, type Needs, needsOf } from './selector-needs.ts';

type Matcher = { match(selector: string | undefined, element: Element, ...rest: unknown[]): boolean };
type Engine = (window: unknown) => Matcher;

const ofEnvironment = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'));
const ofJsdom = createRequire(ofEnvironment.resolve('jsdom'));

const classesByText = new Map<string, ReadonlySet<string>>();
function classesOf(element: Element): ReadonlySet<string> {
  const text = element.getAttribute('class') ?? '';
  const known = classesByText.get(text) ?? new Set(text.split(/\s+/));
  classesByText.set(text, known);
  return known;
}

type Subject = { readonly element: Element; readonly classes: ReadonlySet<string>; readonly name: string };
/** The element whose style is being computed, for which every rule of the page is looked at while nothing changes; undefined at all other times. */
let subject: Subject | undefined;
let isComputing = false;

function subjectOf(element: Element): Subject {
  if (subject?.element === element) return subject;
  const found = { element, classes: classesOf(element), name: element.localName };
  if (isComputing) subject = found;
  return found;
}

/** Asks the engine of selectors only about elements that could match, since a look at a style asks about every rule of the page. */
const quick =
  (engine: Engine): Engine =>
  (window) => {
    const matcher = engine(window);
    const { match } = matcher;
    const needs = new Map<string, Needs | undefined>();
    matcher.match = (selector, element, ...rest) => {
      // Rules without elements, like those of animations, have none.
      if (selector === undefined) return false;
      const needed = needs.get(selector);
      if (needed) {
        const { classes, name } = subjectOf(element);
        if (!couldMatch(needed, classes, name)) return false;
      }
      const matches = match(selector, element, ...rest);
      // Invalid ones have thrown by now, as they have to every time.
      if (!needs.has(selector)) needs.set(selector, needsOf(selector));
      return matches;
    };
    return matcher;
  };

const nwsapi = ofJsdom.resolve('nwsapi');
const engine: Engine = ofJsdom(nwsapi);
const loaded = ofJsdom.cache[nwsapi];
if (loaded) loaded.exports = quick(engine);

type Collection = { namedItem(name: string): Element | null };
const collections = ofJsdom('./jsdom/living/nodes/HTMLCollection-impl.js') as { implementation: { prototype: Collection } };
const collection = collections.implementation.prototype;
const { namedItem } = collection;
const OWN = new Set(['length', 'item', 'namedItem']);
// jsdom looks among all elements for one of the name `length` each time a loop asks for the length.
collection.namedItem = function ofOtherNames(name) {
  return OWN.has(name) ? null : namedItem.call(this, name);
};

const { implForWrapper } = ofJsdom('./jsdom/living/generated/utils.js') as {
  implForWrapper(node: Document): { readonly _version: number };
};
type KnownStyle = { readonly version: number; readonly focused: Element | null; readonly style: CSSStyleDeclaration };

/**
 * Computes the style of an element once, for as long as nothing in its document changes: each look by role asks for that of every element, again for its
 * name, and again at each look of a wait.
 */
function rememberStyles(window: Window): void {
  const computeAnew = window.getComputedStyle.bind(window);
  const compute: typeof computeAnew = (element, pseudo) => {
    isComputing = true;
    try {
      return computeAnew(element, pseudo);
    } finally {
      isComputing = false;
      subject = undefined;
    }
  };
  const known = new WeakMap<Element, KnownStyle>();
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || !element?.ownerDocument) return compute(element, pseudo);
    const { _version: version } = implForWrapper(element.ownerDocument);
    const { activeElement: focused } = element.ownerDocument;
    const last = known.get(element);
    if (last?.version === version && last.focused === focused) return last.style;
    const style = compute(element);
    known.set(element, { version, focused, style });
    return style;
  };
}

export default class QuickJsdom extends JSDOMEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    rememberStyles(this.global as unknown as Window);
  }
}
