import { createRequire } from 'node:module';
import JSDOMEnvironment from 'jest-environment-jsdom';
import { couldMatch, type Needs, needsOf } from './selector-needs.ts';
import { noteChangedRules, type Rule, rulesFor, type Sheet } from './style-index.ts';

type Matcher = { match(selector: string, element: Element, ...rest: unknown[]): boolean };
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

/** Asks the engine of selectors only about elements that could match: each look by role asks about every element, for every role. */
const quick =
  (engine: Engine): Engine =>
  (window) => {
    const matcher = engine(window);
    const { match } = matcher;
    const needs = new Map<string, Needs | undefined>();
    matcher.match = (selector, element, ...rest) => {
      const needed = needs.get(selector);
      if (needed && !couldMatch(needed, classesOf(element), element.localName)) return false;
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

type ElementImpl = { readonly _ownerDocument: DocumentImpl; readonly style: Rule['style'] };
type DocumentImpl = {
  readonly _version: number;
  readonly styleSheets: { readonly _list: readonly Sheet[] };
  /** Emptied by jsdom whenever something changes. */
  _styleCache: WeakMap<ElementImpl, CSSStyleDeclaration> | null;
};
const { implForWrapper, wrapperForImpl } = ofJsdom('./jsdom/living/generated/utils.js') as {
  implForWrapper<N extends Element | Document>(node: N): N extends Document ? DocumentImpl : ElementImpl;
  wrapperForImpl(impl: ElementImpl): Element;
};
const { matchesDontThrow } = ofJsdom('./jsdom/living/helpers/selectors.js') as {
  matchesDontThrow(element: ElementImpl, selector: string | undefined): boolean;
};
const { CSSStyleDeclaration: Style } = ofJsdom('cssstyle') as { CSSStyleDeclaration: new () => CSSStyleDeclaration };
type Changeable = { readonly prototype: Record<'insertRule' | 'deleteRule', (...args: unknown[]) => unknown> };
const cssom = ofJsdom('rrweb-cssom') as {
  parse(text: string): Sheet;
  readonly CSSStyleSheet: Changeable;
  readonly CSSGroupingRule: Changeable;
};
for (const { prototype } of [cssom.CSSStyleSheet, cssom.CSSGroupingRule])
  for (const name of ['insertRule', 'deleteRule'] as const) {
    const change = prototype[name];
    prototype[name] = function noted(...args) {
      noteChangedRules();
      return change.apply(this, args);
    };
  }
const browserSheet = cssom.parse(ofJsdom('./jsdom/browser/default-stylesheet.js') as string);

/** What rules and attribute say of an element, as jsdom has it; jsdom itself goes through all rules of the page for every element. */
function declarationOf(impl: ElementImpl, element: Element): CSSStyleDeclaration {
  const { _ownerDocument: document } = impl;
  document._styleCache ??= new WeakMap();
  const known = document._styleCache.get(impl);
  if (known) return known;
  const declaration = new Style();
  const declare = (style: Rule['style']) => {
    for (const property of Array.from(style)) {
      const value = style.getPropertyValue(property);
      if (value === 'unset') declaration.removeProperty(property);
      else declaration.setProperty(property, value, style.getPropertyPriority(property));
    }
  };
  const isMatched = (selector: string | undefined) => matchesDontThrow(impl, selector);
  for (const sheet of [browserSheet, ...document.styleSheets._list])
    for (const { style } of rulesFor(sheet, classesOf(element), element.localName, isMatched)) declare(style);
  declare(impl.style);
  document._styleCache.set(impl, declaration);
  return declaration;
}
// Also of what inherits from others; what answers for one element looks into the cache first.
const styleRules = ofJsdom('./jsdom/living/helpers/style-rules.js') as { getDeclarationForElement(impl: ElementImpl): CSSStyleDeclaration };
styleRules.getDeclarationForElement = (impl) => declarationOf(impl, wrapperForImpl(impl));

type KnownStyle = { readonly version: number; readonly focused: Element | null; readonly style: CSSStyleDeclaration };

/**
 * Computes the style of an element once, for as long as nothing in its document changes: each look by role asks for that of every element, again for its
 * name, and again at each look of a wait.
 */
function rememberStyles(window: Window): void {
  const computeAnew = window.getComputedStyle.bind(window);
  const compute: typeof computeAnew = (element, pseudo) => {
    // Is found in the document's own cache by what computes.
    if (element?.ownerDocument) declarationOf(implForWrapper(element), element);
    return computeAnew(element, pseudo);
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
