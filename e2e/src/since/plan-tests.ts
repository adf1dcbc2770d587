import { suiteOf } from '../find-specs.ts';
import { changedNodes } from './changed-nodes.ts';
import type { Change } from './changes.ts';
import { areaOf, type Candidate, chooseSpecs } from './choose-specs.ts';
import { fileOf, type Graph, type GraphNode } from './graph.ts';
import { type Reach, reachOf } from './reach.ts';
import { readModule } from './read-module.ts';
import { foldersAbove, isModule, type Repository } from './repository.ts';

/** What a change asks for. */
export type TestPlan = {
  /** A file that decides how everything is run, when one has changed: then everything runs. */
  readonly everythingFor?: string;
  /** Changed files that do nothing else than before: comments, types, layout. */
  readonly inert: readonly string[];
  readonly specs: readonly string[];
  /** Reached as well, and left to the whole run. */
  readonly left: readonly Candidate[];
  /** Whether the product, as it is started, does anything else. */
  readonly changesProduct: boolean;
  readonly changesFrontEnds: boolean;
};

/** What every test runs with. */
const FOR_EVERYTHING =
  /^(package(-lock)?\.json|\.npmrc|tsconfig[\w.]*\.json|jest\.config\.js|e2e\/src\/local-globals\.ts|frontends\/kit\/src\/testing\/(asset|clean-up|jsdom-gaps|no-owner-stacks|quick-jsdom|quick-styles|selector-needs|style-index)\.ts)$/;
/** What servers and browsers start with. */
const STARTED =
  /^((services\/[^/]+|gateway|frontends\/[^/]+)\/src\/(main|remote|server|index)\.tsx?|frontends\/[^/]+\/webpack\.config\.ts)$/;
const OF_FRONT_ENDS = /^frontends\//;
/** What the front ends are built of. */
const BUILT = /^(contracts\/src|frontends)\//;
const OF_PRODUCT = /^(contracts|gateway|services|frontends)\/(?!.*(\/(bench|learning|judged)\/|\.md$))/;
/** Modules that others import; beside them are such that tools read: of webpack, scripts of pages. */
const OF_SOURCE = /\/(src|tests)\//;
/** How the product is deployed; the specs of k8s hold the parts to each other. */
const DEPLOYED = /^(k8s|docker)\/|^docker-compose\.yml$|^\.env\.example$|^\.dockerignore$/;
/** They read the whole repository, and take a moment. */
const ALWAYS = /^e2e\/.+\.unit\.spec\.ts$/;
const OF_E2E = /^e2e\//;

const NEAR: Reach = { steps: 1, isOnlyBooted: false };

type Effect = {
  readonly nodes: ReadonlySet<GraphNode>;
  /** For a file that nobody names: the workspace whose specs run. */
  readonly workspace?: string | undefined;
};

/**
 * Pure: what a change of one file does. For a module, what is declared otherwise. Other files reach who names them or a folder that they are in; those of
 * the deployment also all specs of k8s. What its own workspace names nowhere reaches all specs of the workspace, unless it is a text for readers.
 */
function effectOf({ file, before }: Change, { workspaces }: Repository, { modules, neededBy }: Graph): Effect {
  const workspace = workspaces.find((folder) => file.startsWith(`${folder}/`));
  const module = modules.get(file);
  if (module) {
    const nodes = changedNodes(file, before === undefined ? undefined : readModule(file, before), module);
    const isLoose = workspace !== undefined && nodes.size > 0 && OF_PRODUCT.test(file) && !OF_SOURCE.test(file);
    const isNeeded = !isLoose || [...nodes].some((node) => [...(neededBy.get(node) ?? [])].some((needing) => fileOf(needing) !== file));
    return { nodes, ...(isNeeded ? {} : { workspace }) };
  }
  // Who used a module that has gone has changed as well.
  if (isModule(file)) return { nodes: new Set() };
  const nodes = new Set([file, ...foldersAbove(file)].filter((node) => neededBy.has(node)));
  if (DEPLOYED.test(file)) return { nodes, workspace: 'k8s' };
  const isOwn = (node: GraphNode) => workspace !== undefined && fileOf(node).startsWith(`${workspace}/`);
  const isNamed = [...nodes].some((node) => [...(neededBy.get(node) ?? [])].some(isOwn));
  return { nodes, ...(isNamed || file.endsWith('.md') || !workspace ? {} : { workspace }) };
}

/**
 * Pure: which tests a change asks for.
 * @param specs all there are
 */
export function planTests(changes: readonly Change[], specs: readonly string[], repository: Repository, graph: Graph): TestPlan {
  const everythingFor = changes.find(({ file }) => FOR_EVERYTHING.test(file))?.file;
  if (everythingFor) return { everythingFor, inert: [], specs, left: [], changesProduct: true, changesFrontEnds: true };
  const effects = changes.map((change) => ({ ...change, ...effectOf(change, repository, graph) }));
  const nodesOf = (some: typeof effects) => new Set(some.flatMap(({ nodes }) => [...nodes]));
  const reached = reachOf(graph, nodesOf(effects));
  // Journeys use the product from outside: of what is in it they know names, and prove something else.
  const reachedByE2e = reachOf(graph, nodesOf(effects.filter(({ file }) => OF_E2E.test(file))));
  const workspaces = new Set(effects.flatMap(({ workspace }) => workspace ?? []));
  const isOfReached = (pattern: RegExp) =>
    [...reached.keys()].some((file) => STARTED.test(file) && pattern.test(file)) ||
    effects.some(({ file, workspace }) => workspace !== undefined && OF_PRODUCT.test(file) && pattern.test(file));
  const [changesProduct, changesFrontEnds] = [isOfReached(OF_PRODUCT), isOfReached(OF_FRONT_ENDS)];
  const changed = new Set(changes.map(({ file }) => file));
  const isMust = (file: string) => changed.has(file) || ALWAYS.test(file) || (suiteOf(file) === 'pictures' && changesFrontEnds);
  const reachTo = (file: string): Reach | undefined => {
    if (isMust(file) || [...workspaces].some((workspace) => file.startsWith(`${workspace}/`))) return NEAR;
    return (/^(journeys|pictures)$/.test(suiteOf(file) ?? '') ? reachedByE2e : reached).get(file);
  };
  const candidates = specs.flatMap((file) => {
    const reach = reachTo(file);
    // Faults are for `make chaos`, unless they are what is worked on.
    if (suiteOf(file) === 'chaos' && !changed.has(file)) return [];
    return reach ? [{ file, reach }] : [];
  });
  const nearAreas = new Set([...reached].filter(([, { isOnlyBooted }]) => !isOnlyBooted).map(([file]) => areaOf(file)));
  const areas = new Set(effects.filter(({ nodes }) => nodes.size > 0).map(({ file }) => areaOf(file)));
  const builds = changesProduct && changes.some(({ file }) => BUILT.test(file));
  const { chosen, left } = chooseSpecs({ candidates, must: new Set(specs.filter(isMust)), areas, nearAreas, builds });
  const inert = effects.filter(({ nodes, workspace, file }) => nodes.size === 0 && !workspace && !specs.includes(file));
  return { inert: inert.map(({ file }) => file), specs: chosen.toSorted(), left, changesProduct, changesFrontEnds };
}
