import { declarationNode, exportNode, type GraphNode, loadNode, namesNode } from './graph.ts';
import type { Declaration, Module } from './read-module.ts';

/** Statements that bind the same names are one that has changed. */
const keyOf = ({ names, print }: Declaration): string => names.join(' ') || print();
const exportsOf = ({ exports }: Module): ReadonlyMap<string, string> =>
  new Map([...exports].map(([name, origin]) => [name, JSON.stringify(origin)]));
const shapeOf = (module: Module): string => JSON.stringify([[...exportsOf(module)].toSorted(), module.stars.toSorted()]);

/**
 * Pure: what is different in a module. Comments, types, layout and the order of imports are not: nothing does anything else for them.
 * @param before none for a new file
 */
export function changedNodes(file: string, before: Module | undefined, after: Module): ReadonlySet<GraphNode> {
  const old = new Map(before?.declarations.map((declaration) => [keyOf(declaration), declaration.print()]));
  const kept = new Set(after.declarations.map(keyOf));
  const changed = after.declarations.flatMap((declaration, place) =>
    old.get(keyOf(declaration)) === declaration.print() ? [] : [declarationNode(file, place)],
  );
  const doesLess = before?.declarations.some((declaration) => declaration.names.length === 0 && !kept.has(keyOf(declaration))) === true;
  const loads = before === undefined || doesLess || String(before.bareImports) !== String(after.bareImports);
  const hasOtherNames = before === undefined || shapeOf(before) !== shapeOf(after);
  return new Set([...changed, ...(loads ? [loadNode(file)] : []), ...(hasOtherNames ? [namesNode(file)] : []), ...changedExports()]);

  function changedExports(): readonly GraphNode[] {
    const [was, is] = [before ? exportsOf(before) : new Map<string, string>(), exportsOf(after)];
    return [...new Set([...was.keys(), ...is.keys()])]
      .filter((name) => was.get(name) !== is.get(name))
      .map((name) => exportNode(file, name));
  }
}
