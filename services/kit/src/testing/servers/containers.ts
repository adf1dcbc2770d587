import { hostname } from 'node:os';
import type { StartedTestContainer } from 'testcontainers';
import { isAlive } from '../../run/is-alive.ts';
import { removeComposeProjectsOf } from './compose-projects.ts';

/** Names the run that a container belongs to, and the process that has started it. */
const RUN_LABEL = 'pusula.test-run';
const OWNER_LABEL = 'pusula.test-owner';
const OWNER = `${hostname()}:${process.pid}`;

/** What a container is started with, beside its image. */
export type ContainerOptions = {
  /** Those that are published; a number of the host for one that has to stay the same. */
  readonly ports: readonly (number | { readonly container: number; readonly host: number })[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly command?: readonly string[];
  /** Files by their paths in the container. */
  readonly files?: Readonly<Record<string, string>>;
  /** It is ready when its log says so, when it answers 200, or when a command in it succeeds. */
  readonly ready: { readonly log: RegExp } | { readonly path: string; readonly port: number } | { readonly command: string };
};

const START_MS = 240_000;
/** The package takes a second to load, which runs without containers do not have to spend. */
const load = () => import('testcontainers');

/**
 * Starts a container that belongs to a run and ends with it. The package's own reaper is left out: it would be one more image, with the engine's socket in
 * it; what a killed run has left, the next one takes away.
 */
export async function startContainer(run: string, image: string, options: ContainerOptions): Promise<StartedTestContainer> {
  const { GenericContainer, Wait } = await load();
  const { ports, environment = {}, command, files = {}, ready } = options;
  const container = new GenericContainer(image)
    .withAutoCleanup(false)
    .withLabels({ [RUN_LABEL]: run, [OWNER_LABEL]: OWNER })
    .withExposedPorts(...ports)
    .withEnvironment({ ...environment })
    .withCopyContentToContainer(Object.entries(files).map(([target, content]) => ({ target, content, mode: 0o644 })))
    .withStartupTimeout(START_MS)
    .withWaitStrategy(
      'log' in ready
        ? Wait.forLogMessage(ready.log)
        : 'path' in ready
          ? Wait.forHttp(ready.path, ready.port)
          : Wait.forSuccessfulCommand(ready.command),
    );
  return (command ? container.withCommand([...command]) : container).start();
}

/** Where the host reaches what containers publish. */
export async function hostOfContainers(): Promise<string> {
  const { getContainerRuntimeClient } = await load();
  return (await getContainerRuntimeClient()).info.containerRuntime.host;
}

/** The container's process is killed, its data stay, and its ports too when they were given. */
export async function killContainer(id: string): Promise<void> {
  const { getContainerRuntimeClient } = await load();
  const container = (await getContainerRuntimeClient()).container.getById(id);
  if ((await container.inspect()).State.Running) await container.kill({ signal: 'SIGKILL' });
}

export async function restartContainer(id: string): Promise<void> {
  const { getContainerRuntimeClient } = await load();
  await (await getContainerRuntimeClient()).container.getById(id).start();
}

export async function removeContainer(id: string): Promise<void> {
  const { getContainerRuntimeClient } = await load();
  const container = (await getContainerRuntimeClient()).container.getById(id);
  await container.remove({ force: true, v: true }).catch(unlessGone);
}

/** Removes every container of a run with its data, whichever process has started it. */
export async function removeContainersOf(run: string): Promise<void> {
  const { getContainerRuntimeClient } = await load();
  await Promise.all([removeWhere((labels) => labels[RUN_LABEL] === run), removeComposeProjectsOf(run, await getContainerRuntimeClient())]);
}

/** Removes what runs have left whose process was killed. */
export const removeAbandonedContainers = (): Promise<void> =>
  removeWhere(({ [OWNER_LABEL]: owner = '' }) => {
    const [host = '', pid = ''] = owner.split(':');
    return host === hostname() && !isAlive(Number(pid));
  });

async function removeWhere(isMeant: (labels: Readonly<Record<string, string>>) => boolean): Promise<void> {
  const { getContainerRuntimeClient } = await load();
  const { container } = await getContainerRuntimeClient();
  const all = await container.dockerode.listContainers({ all: true, filters: { label: [RUN_LABEL] } });
  const meant = all.filter(({ Labels }) => isMeant(Labels));
  await Promise.all(meant.map(({ Id }) => removeContainer(Id)));
}

/** Somebody else has removed it, or is about to. */
function unlessGone(error: unknown): void {
  const { statusCode } = error as { statusCode?: number };
  if (statusCode !== 404 && statusCode !== 409) throw error;
}
