import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { startOwnPostgres } from '../own-postgres.ts';
import { rabbitProgram } from '../rabbit-program.ts';
import { answersAt } from './answers-at.ts';
import { chooseSource, describeSource, problemsOfGiven, type Source } from './choose-source.ts';
import { removeAbandonedContainers, removeContainersOf } from './containers.ts';
import { dropDatabasesOf } from './drop-databases.ts';
import { findEngine } from './engine.ts';
import { readImages } from './images.ts';
import { SERVER_NAMES, SERVERS, type ServerName, serverUrl } from './known-servers.ts';
import { startServerContainer } from './server-containers.ts';

const ANSWER_MS = 1_500;
/** What is being started while the run is interrupted has so long to come to its end. */
const SETTLE_MS = 5_000;

/** What a run of tests has of servers. */
export type Servers = {
  /** What the processes of the tests find in their environment. */
  readonly env: Readonly<Record<string, string>>;
  /** Ends what was started, and drops what the run left on somebody else's PostgreSQL. */
  readonly stop: () => Promise<void>;
};

export type StartServersOptions = {
  /** Those that the wanted tests ask for; the others are neither started nor missed. */
  readonly needed: ReadonlySet<ServerName>;
  readonly print: (line: string) => void;
  /** Ends a start that is under way. */
  readonly signal: AbortSignal;
};

/** A run cannot begin; each problem says what to do. */
export class ServersMissing extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/**
 * Finds a server of each kind for the tests, says where it is from, and starts those that the run has to bring: as containers where a Docker engine answers,
 * unless TEST_CONTAINERS=off, else from the machine's own programs.
 * @throws ServersMissing when an address that is set does not answer, or TEST_CONTAINERS=on and no engine does: a skipped half must not look green
 */
export async function startServers({ needed, print, signal }: StartServersOptions): Promise<Servers> {
  const given = SERVER_NAMES.filter((name) => process.env[SERVERS[name].variable]);
  const [problems, engine] = await Promise.all([
    problemsOfGiven(given, process.env, (url) => answersAt(url, ANSWER_MS)),
    process.env.TEST_CONTAINERS === 'off' ? undefined : findEngine(),
  ]);
  const all = [...problems, ...problemsOfContainers(process.env.TEST_CONTAINERS, engine)];
  if (all.length > 0) throw new ServersMissing(all);

  const images = engine ? await readImages(SERVER_NAMES) : {};
  const sources = new Map(
    SERVER_NAMES.map((name) => {
      const surroundings = { isSet: given.includes(name), isNeeded: needed.has(name), image: images[name], program: programOf(name) };
      return [name, chooseSource(surroundings)];
    }),
  );
  for (const [name, source] of sources) print(describeSource(name, source));
  return begin(sources, { engine, print, signal });
}

/** What TEST_CONTAINERS asks for and the machine does not have, or what it means nothing by. */
export function problemsOfContainers(wanted: string | undefined, engine: string | undefined): readonly string[] {
  if (wanted && wanted !== 'on' && wanted !== 'off') return ['TEST_CONTAINERS is neither "on" nor "off". Correct it, or unset it.'];
  if (wanted !== 'on' || engine) return [];
  return ['TEST_CONTAINERS=on, but no Docker engine answers. Start it, say where it is in DOCKER_HOST, or unset TEST_CONTAINERS.'];
}

function programOf(name: ServerName): string | undefined {
  if (name === 'postgres') return 'from a package';
  return name === 'rabbitmq' && rabbitProgram() ? 'rabbitmq-server of this machine for the tests that start one' : undefined;
}

type Begin = Pick<StartServersOptions, 'print' | 'signal'> & { readonly engine: string | undefined };

async function begin(sources: ReadonlyMap<ServerName, Source>, { engine, print, signal }: Begin): Promise<Servers> {
  const run = `test_${randomBytes(4).toString('hex')}`;
  const endings: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const end of endings.splice(0).toReversed()) await end();
  };
  try {
    const containers: Record<string, string> = {};
    if (engine) {
      // Whatever speaks to an engine from here on, tests and command lines too, speaks to the one that has answered.
      Object.assign(process.env, { DOCKER_HOST: engine });
      endings.push(() => removeContainersOf(run));
      await removeAbandonedContainers();
      Object.assign(containers, await startContainers(sources, { run, print, signal }));
    }
    const postgres = await postgresOf(sources.get('postgres'), run);
    endings.push(postgres.stop);
    return { env: { TEST_RUN: run, TEST_CONTAINERS: engine ? 'on' : 'off', ...containers, ...postgres.env }, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The one that the run's tests share, unless it is a container of the run. */
async function postgresOf(source: Source | undefined, run: string): Promise<Servers> {
  if (source?.kind === 'given') return { env: {}, stop: () => dropDatabasesOf(run, String(serverUrl('postgres'))) };
  if (source?.kind !== 'program') return { env: {}, stop: async () => undefined };
  const { server, stop } = await startOwnPostgres();
  return { env: { DATABASE_SERVER_URL: server.url('postgres') }, stop };
}

/** Starts them side by side. @throws when one does not start, or when the run is interrupted; what has been begun is the caller's to remove */
async function startContainers(
  sources: ReadonlyMap<ServerName, Source>,
  { run, print, signal }: { readonly run: string } & Pick<StartServersOptions, 'print' | 'signal'>,
): Promise<Readonly<Record<string, string>>> {
  const wanted = [...sources].flatMap(([name, source]) => (source.kind === 'container' ? [{ name, image: source.image }] : []));
  if (wanted.length === 0) return {};
  const took: string[] = [];
  const starting = wanted.map(async ({ name, image }) => {
    const began = performance.now();
    const env = await startServerContainer(name, image, run).catch((error: Error) => {
      throw new ServersMissing([
        `${SERVERS[name].title}: its container (${image}) did not start: ${error.message}. TEST_CONTAINERS=off runs the tests without containers.`,
      ]);
    });
    took.push(`${SERVERS[name].title} ${((performance.now() - began) / 1_000).toFixed(1)} s`);
    return env;
  });
  try {
    const found = await Promise.race([Promise.all(starting), interruption(signal)]);
    print(`Containers started: ${took.join(', ')}`);
    return Object.assign({}, ...found);
  } catch (error) {
    // Those that are still being started would otherwise come up after the others are gone.
    await removeContainersOf(run);
    await Promise.race([Promise.allSettled(starting), wait(SETTLE_MS, undefined, { ref: false })]);
    throw error;
  }
}

const interruption = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
