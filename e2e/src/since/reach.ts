import { fileOf, type Graph, type GraphNode } from './graph.ts';

/** How a change reaches a file: over how many steps, and whether only through what puts a whole service or front end together. */
export type Reach = { readonly steps: number; readonly isOnlyBooted: boolean };

/**
 * What puts a service or a front end together, and what starts it in tests: each of its integration specs needs that, and with it everything.
 */
const COMPOSITION =
  /^((services\/[^/]+|gateway)\/src\/(service|api|events|deps|schema|start-gateway|start-product|index|main)\.ts|services\/kit\/src\/testing\/.+|frontends\/[^/]+\/src\/(.*\/)?(routes\.tsx|remote\.tsx?|main\.tsx|server\.tsx))$/;

/** The files that some nodes reach, with the steps to each. */
function filesReached({ neededBy }: Graph, changed: Iterable<GraphNode>, stopsAt: (file: string) => boolean): Map<string, number> {
  const steps = new Map([...changed].map((node) => [node, 0]));
  const files = new Map<string, number>();
  for (const [node, count] of steps) {
    const file = fileOf(node);
    if (!files.has(file)) files.set(file, count);
    if (stopsAt(file)) continue;
    for (const next of neededBy.get(node) ?? []) if (!steps.has(next)) steps.set(next, count + 1);
  }
  return files;
}

/** Pure: which files what has changed can reach, by the names that they use. */
export function reachOf(graph: Graph, changed: ReadonlySet<GraphNode>): ReadonlyMap<string, Reach> {
  const direct = filesReached(graph, changed, (file) => COMPOSITION.test(file));
  const all = filesReached(graph, changed, () => false);
  return new Map([...all].map(([file, steps]) => [file, { steps: direct.get(file) ?? steps, isOnlyBooted: !direct.has(file) }]));
}
