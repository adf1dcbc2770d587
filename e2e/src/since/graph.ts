import { type Declaration, type Module, type Origin, readModule } from './read-module.ts';
import { isModule, type Repository } from './repository.ts';

/**
 * What runs in a module, as a node of the graph: a declaration by its place, `load` for what the module does when it is loaded, `names` for the list
 * of what it exports. Files that are no modules, and folders, are nodes by their paths.
 */
export type GraphNode = string;
export const declarationNode = (file: string, place: number): GraphNode => `${file}#${place}`;
export const loadNode = (file: string): GraphNode => `${file}#load`;
export const namesNode = (file: string): GraphNode => `${file}#names`;
/** That a module hands out a name, whatever that is; also one that it has no longer. */
export const exportNode = (file: string, name: string): GraphNode => `${file}#${name}!`;
export const fileOf = (node: GraphNode): string => node.replace(/#[^#]*$/, '');

export type Graph = {
  readonly modules: ReadonlyMap<string, Module>;
  /** For each node those that need it. */
  readonly neededBy: ReadonlyMap<GraphNode, ReadonlySet<GraphNode>>;
};

/**
 * Reads what needs what in a repository, by name: an import of `login` from a file that only passes it on leads to the file that declares `login`, and
 * there to its declaration and what that uses. `dependency-cruiser --affected`, which is installed as well, knows files alone: nearly everything imports
 * the index of the contracts, which imports everything.
 */
export function readGraph(repository: Repository): Graph {
  const modules = new Map([...repository.files].filter(isModule).map((file) => [file, readModule(file, repository.read(file))]));
  const neededBy = new Map<GraphNode, Set<GraphNode>>();
  const names = nameResolver(modules, repository);
  const add = (from: GraphNode, targets: Iterable<GraphNode>) => {
    for (const target of targets) {
      const needing = neededBy.get(target) ?? new Set();
      neededBy.set(target, needing.add(from));
    }
  };
  for (const [file, module] of modules) {
    const load = loadNode(file);
    for (const source of module.bareImports) add(load, names.ofImport(file, { source, name: '*' }));
    module.declarations.forEach((declaration, place) => {
      const node = declarationNode(file, place);
      add(node, [load]);
      if (declaration.names.length === 0) add(load, [node]);
      add(node, neededIn(file, declaration));
    });
  }
  return { modules, neededBy };

  function* neededIn(file: string, { uses, members, paths }: Declaration): Generator<GraphNode> {
    for (const name of uses) yield* names.ofLocal(file, name);
    for (const [name, member] of members) yield* names.ofMember(file, name, member);
    for (const path of paths.flatMap((text) => repository.resolvePath(file, text))) if (path !== file) yield* names.ofAll(path);
  }
}

type NameResolver = {
  /** What a name of a module means. */
  readonly ofLocal: (file: string, name: string) => ReadonlySet<GraphNode>;
  readonly ofMember: (file: string, name: string, member: string) => ReadonlySet<GraphNode>;
  readonly ofImport: (file: string, origin: Origin) => ReadonlySet<GraphNode>;
  /** Everything in a file, or a folder. */
  readonly ofAll: (file: string) => ReadonlySet<GraphNode>;
};

function nameResolver(modules: ReadonlyMap<string, Module>, { resolveImport }: Repository): NameResolver {
  const known = new Map<string, ReadonlySet<GraphNode>>();
  const remember = (key: string, find: () => Iterable<GraphNode>): ReadonlySet<GraphNode> => {
    const before = known.get(key);
    if (before) return before;
    // A circle ends here.
    const found = new Set<GraphNode>();
    known.set(key, found);
    for (const node of find()) found.add(node);
    return found;
  };
  const placesOf = new Map(
    [...modules].map(([file, { declarations }]) => [
      file,
      new Map(declarations.flatMap((declaration, place) => declaration.names.map((name) => [name, declarationNode(file, place)] as const))),
    ]),
  );

  const ofLocal = (file: string, name: string): ReadonlySet<GraphNode> => {
    const origin = modules.get(file)?.imports.get(name);
    if (origin) return ofImport(file, origin);
    const node = placesOf.get(file)?.get(name);
    return new Set(node ? [node] : []);
  };
  const ofImport = (from: string, { source, name }: Origin): ReadonlySet<GraphNode> => {
    const file = resolveImport(from, source);
    if (!file) return new Set();
    return name === '*' || !modules.has(file) ? ofAll(file) : ofExport(file, name);
  };
  const ofMember = (file: string, name: string, member: string): ReadonlySet<GraphNode> => {
    const origin = modules.get(file)?.imports.get(name);
    return origin?.name === '*' ? ofImport(file, { source: origin.source, name: member }) : ofLocal(file, name);
  };
  const ofExport = (file: string, name: string): ReadonlySet<GraphNode> =>
    remember(`${file}#${name}`, function* () {
      const own = modules.get(file)?.exports.get(name);
      yield* [loadNode(file), exportNode(file, name)];
      if (typeof own === 'string') return yield* ofLocal(file, own);
      if (own) return yield* ofImport(file, own);
      for (const source of modules.get(file)?.stars ?? []) {
        const target = resolveImport(file, source);
        if (target && exportsName(target, name)) yield* ofExport(target, name);
      }
    });
  const exportsName = (file: string, name: string, seen: ReadonlySet<string> = new Set()): boolean => {
    const module = modules.get(file);
    if (!module || seen.has(file) || name === 'default') return false;
    if (module.exports.has(name)) return true;
    return module.stars.some((source) => {
      const target = resolveImport(file, source);
      return target !== undefined && exportsName(target, name, new Set([...seen, file]));
    });
  };
  const ofAll = (file: string): ReadonlySet<GraphNode> =>
    remember(`${file}#*`, function* () {
      const module = modules.get(file);
      if (!module) return yield file;
      yield* [loadNode(file), namesNode(file)];
      yield* module.declarations.map((_, place) => declarationNode(file, place));
      for (const name of module.exports.keys()) yield* ofExport(file, name);
      for (const source of module.stars) yield* ofImport(file, { source, name: '*' });
    });
  return { ofLocal, ofMember, ofImport, ofAll };
}
