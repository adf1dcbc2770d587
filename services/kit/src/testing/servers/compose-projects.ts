import type { ContainerRuntimeClient } from 'testcontainers';

const PROJECT_LABEL = 'com.docker.compose.project';
const ENVIRONMENT_LABEL = 'com.docker.compose.project.environment_file';

/** Removes what `docker compose` has started for a run whose tests could not end it. Its environment file is named after the run. */
export async function removeComposeProjectsOf(run: string, { container: { dockerode } }: ContainerRuntimeClient): Promise<void> {
  const all = await dockerode.listContainers({ all: true, filters: { label: [ENVIRONMENT_LABEL] } });
  const meant = all.filter(({ Labels }) => Labels[ENVIRONMENT_LABEL]?.includes(run));
  await Promise.all(meant.map(({ Id }) => dockerode.getContainer(Id).remove({ force: true, v: true })));
  for (const project of new Set(meant.map(({ Labels }) => Labels[PROJECT_LABEL]))) {
    const filters = { label: [`${PROJECT_LABEL}=${project}`] };
    for (const { Id } of await dockerode.listNetworks({ filters })) await dockerode.getNetwork(Id).remove();
    for (const { Name } of (await dockerode.listVolumes({ filters })).Volumes) await dockerode.getVolume(Name).remove();
  }
}
