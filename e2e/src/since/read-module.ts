import { parseSync } from '@swc/core';
import { isErased, type Node, namesBoundBy, printOf, referencesOf } from './syntax.ts';

/** One statement at the top of a module, with what it needs when it runs. What is only about types is left out: `make types` holds that. */
export type Declaration = {
  /** The names that it binds; none for a statement that only does something. */
  readonly names: readonly string[];
  /** Names of the module that it uses as they are. */
  readonly uses: readonly string[];
  /** Members that it takes of names of the module, as `contracts.login`. */
  readonly members: readonly (readonly [name: string, member: string])[];
  /** Texts that may name files: of `new URL()`, `import()`, workers, readers. */
  readonly paths: readonly string[];
  /** Equal when it does the same: without comments, types, places and layout. */
  readonly print: () => string;
};

/** `name` of a source; all of it for `*`. */
export type Origin = { readonly source: string; readonly name: string };

export type Module = {
  readonly declarations: readonly Declaration[];
  /** By the name in this module. */
  readonly imports: ReadonlyMap<string, Origin>;
  /** Imports for what they do alone. */
  readonly bareImports: readonly string[];
  /** By the exported name: a name of this module, or one of another. */
  readonly exports: ReadonlyMap<string, string | Origin>;
  /** What `export * from` names. */
  readonly stars: readonly string[];
};

type Draft = {
  readonly declarations: Node[];
  readonly imports: Map<string, Origin>;
  readonly bareImports: string[];
  readonly exports: Map<string, string | Origin>;
  readonly stars: string[];
};

const textOf = (node: unknown): string => (node as Node).value as string;
const sourceOf = (node: Node): string => textOf(node.source);
const specifiersOf = (node: Node): readonly Node[] => node.specifiers as readonly Node[];
/** A default export that has no name of its own. */
const DEFAULT = 'default';

function readImport(node: Node, { imports, bareImports }: Draft): void {
  if (node.typeOnly) return;
  const specifiers = specifiersOf(node).filter(({ isTypeOnly }) => !isTypeOnly);
  if (specifiersOf(node).length === 0) bareImports.push(sourceOf(node));
  for (const { type, local, imported } of specifiers) {
    const name = type === 'ImportNamespaceSpecifier' ? '*' : type === 'ImportDefaultSpecifier' ? DEFAULT : textOf(imported ?? local);
    imports.set(textOf(local), { source: sourceOf(node), name });
  }
}

function readNamedExports(node: Node, { exports }: Draft): void {
  if (node.typeOnly) return;
  for (const { type, orig, exported, name, isTypeOnly } of specifiersOf(node)) {
    if (isTypeOnly) continue;
    if (type === 'ExportNamespaceSpecifier') exports.set(textOf(name), { source: sourceOf(node), name: '*' });
    else exports.set(textOf(exported ?? orig), node.source ? { source: sourceOf(node), name: textOf(orig) } : textOf(orig));
  }
}

/** `export default` of whatever it is, as a declaration of the name `default`. */
function readDefaultExport(value: Node, { declarations, exports }: Draft): void {
  const [name = DEFAULT] = namesBoundBy(value);
  declarations.push(name === DEFAULT ? { type: 'Default', names: [DEFAULT], value } : value);
  exports.set(DEFAULT, name);
}

const READERS: Readonly<Record<string, (node: Node, draft: Draft) => void>> = {
  ImportDeclaration: readImport,
  ExportNamedDeclaration: readNamedExports,
  ExportAllDeclaration: (node, { stars }) => node.typeOnly || stars.push(sourceOf(node)),
  ExportDefaultDeclaration: (node, draft) => readDefaultExport(node.decl as Node, draft),
  ExportDefaultExpression: (node, draft) => readDefaultExport(node.expression as Node, draft),
  ExportDeclaration: (node, { declarations, exports }) => {
    const declaration = node.declaration as Node;
    declarations.push(declaration);
    for (const name of namesBoundBy(declaration)) exports.set(name, name);
  },
};

/** Pure: what a module imports, declares and exports, by name. @param path decides whether tags are read */
export function readModule(path: string, text: string): Module {
  const { body } = parseSync(text, { syntax: 'typescript', tsx: !/\.[cm]?ts$/.test(path), target: 'es2024' });
  const draft: Draft = { declarations: [], imports: new Map(), bareImports: [], exports: new Map(), stars: [] };
  for (const node of body as unknown as readonly Node[]) {
    const read = READERS[node.type];
    if (read) read(node, draft);
    else draft.declarations.push(node);
  }
  const nodes = draft.declarations.filter((node) => !isErased(node));
  const known = new Set([...draft.imports.keys(), ...nodes.flatMap(namesBoundBy)]);
  return { ...draft, declarations: nodes.map((node) => declarationOf(node, known, draft)) };
}

function declarationOf(node: Node, known: ReadonlySet<string>, { imports }: Draft): Declaration {
  const { identifiers, members, texts } = referencesOf(node);
  const uses = [...identifiers].filter((name) => known.has(name));
  const taken = [...members].flatMap(([name, all]) => (known.has(name) ? [...all].map((member) => [name, member] as const) : []));
  // Where a name comes from is part of what is done with it.
  const print = () => `${printOf(node)}${originsOf([...uses, ...taken.map(([name]) => name)], imports)}`;
  return { names: namesBoundBy(node), uses, members: taken, paths: [...texts], print };
}

/** Where names are imported from, in a text. */
const originsOf = (names: readonly string[], imports: ReadonlyMap<string, Origin>): string =>
  [...new Set(names)]
    .toSorted()
    .flatMap((local) => imports.get(local) ?? [])
    .map(({ source, name }) => ` ${name} ${source}`)
    .join();
