import { dirname, join, normalize } from 'node:path';
import { HOLE } from './syntax.ts';

type Manifest = { readonly name: string; readonly exports?: string | Readonly<Record<string, string>> };

/** The files of a repository and how they name each other. */
export type Repository = {
  readonly files: ReadonlySet<string>;
  readonly read: (file: string) => string;
  /** Folders with a package of their own. */
  readonly workspaces: readonly string[];
  /** The file that an import means; none for a package from outside. */
  readonly resolveImport: (from: string, source: string) => string | undefined;
  /** The files and folders that a text in a module may name: as seen from the module, or from the root. */
  readonly resolvePath: (from: string, text: string) => readonly string[];
};

const MODULE = /\.[cm]?[jt]sx?$/;
export const isModule = (file: string): boolean => MODULE.test(file);

const ENDINGS = ['', '.ts', '.tsx', '.js', '/index.ts'];

/** Pure: a pattern of a text itself. */
export const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** @param paths of its files, from the root */
export function openRepository(paths: readonly string[], read: (file: string) => string): Repository {
  const files = new Set(paths);
  const folders = new Set(paths.flatMap(foldersAbove));
  const manifests = paths
    .filter((file) => file.endsWith('/package.json'))
    .flatMap((file) => {
      const manifest = JSON.parse(read(file)) as Partial<Manifest>;
      return manifest.name ? [{ folder: dirname(file), name: manifest.name, exports: manifest.exports }] : [];
    });
  const resolveImport = (from: string, source: string): string | undefined => {
    if (source.startsWith('.')) return firstOf(files, normalize(join(dirname(from), source)));
    const owner = manifests.find(({ name }) => source === name || source.startsWith(`${name}/`));
    if (!owner) return undefined;
    const door = `.${source.slice(owner.name.length)}`;
    const target = typeof owner.exports === 'string' && door === '.' ? owner.exports : (owner.exports as Record<string, string>)?.[door];
    return target && firstOf(files, join(owner.folder, target));
  };
  const workspaces = manifests.map(({ folder }) => folder);
  // A folder that holds workspaces says nothing about what is read in it.
  const named = new Set([...folders].filter((folder) => !workspaces.some((workspace) => `${workspace}/`.startsWith(`${folder}/`))));
  return { files, read, workspaces, resolveImport, resolvePath: pathResolver(files, named, resolveImport) };
}

const firstOf = (files: ReadonlySet<string>, path: string): string | undefined =>
  ENDINGS.map((ending) => `${path}${ending}`).find((file) => files.has(file));

/** The folders that a file is in, the nearest first. */
export function foldersAbove(file: string): readonly string[] {
  const folder = dirname(file);
  return folder === '.' ? [] : [folder, ...foldersAbove(folder)];
}

function pathResolver(files: ReadonlySet<string>, folders: ReadonlySet<string>, resolveImport: Repository['resolveImport']) {
  const places = [...files, ...folders];
  const found = new Map<string, readonly string[]>();
  /** With holes in it a text names each file that fits. */
  const fitting = (path: string): readonly string[] => {
    const known = found.get(path);
    if (known) return known;
    const pattern = new RegExp(`^${path.split(HOLE).map(literally).join('[^/]+')}$`);
    const fit = places.filter((place) => pattern.test(place));
    found.set(path, fit);
    return fit;
  };
  const at = (path: string): readonly string[] => {
    if (path.includes(HOLE)) return fitting(path);
    return files.has(path) || folders.has(path) ? [path] : [];
  };
  const atRoot = (path: string): readonly string[] => {
    const isFile = path.includes('.');
    // What begins with a slash is an address or a path from the root, and no folder.
    if (path.startsWith('/')) return isFile ? at(path.slice(1)) : [];
    return isFile || path.includes('/') ? at(path) : [];
  };
  return (from: string, text: string): readonly string[] => {
    // What is all holes, or only the end of a name, says nothing about a place.
    if (text.includes(HOLE) && !/\w{2}.*\/|\/.*\w{2}/.test(text)) return [];
    const path = text.replace(/\/+$/, '');
    const beside = () => at(normalize(join(dirname(from), path)));
    if (path.startsWith('.')) return beside();
    const imported = resolveImport(from, path);
    if (imported) return [imported];
    return [...(path.includes('.') ? beside() : []), ...atRoot(path)];
  };
}
