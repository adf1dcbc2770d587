import { existsSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { BadConfig, type ConfigShape, parseConfig } from '@pusula/service-kit/config';
import { forEachOverlay } from './for-each-overlay.ts';
import { containerOf } from './rendered.ts';
import { readRepositoryFile, repositoryFile } from './repository.ts';
import { PROCESSES, SHAPES } from './shapes.ts';

const readme = readRepositoryFile('k8s/README.md');
const rowsUnder = (heading: string): string[][] => {
  const lines = readme.split('\n');
  const start = lines.findIndex((line) => line.split('|')[1]?.trim() === heading) + 2;
  const end = lines.findIndex((line, place) => place > start && !line.startsWith('|'));
  return lines.slice(start, end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
};

function inProduction(name: string, shape: ConfigShape): string {
  try {
    const { NODE_ENV } = shape;
    const value = parseConfig({ NODE_ENV: 'production' }, { NODE_ENV, [name]: shape[name] } as ConfigShape)[name];
    return value === undefined || (Array.isArray(value) && value.length === 0) ? 'none' : `\`${value}\``;
  } catch (error) {
    if (error instanceof BadConfig) return 'required';
    throw error;
  }
}

const readers = (names: readonly string[]): string => {
  if (names.length === PROCESSES.length) return 'all';
  return names.length === PROCESSES.length - 1 && !names.includes('gateway') ? 'services' : names.join(', ');
};

describe('README.md', () => {
  it('lists every variable that a process reads, with its readers and its default in production', () => {
    const names = [...new Set(PROCESSES.flatMap((name) => Object.keys(SHAPES[name])))];
    const expected = names.map((variable) => {
      const by = PROCESSES.filter((name) => variable in SHAPES[name]);
      return [`\`${variable}\``, readers(by), [...new Set(by.map((name) => inProduction(variable, SHAPES[name])))].join(', ')];
    });
    expect(
      rowsUnder('Variable')
        .map((row) => row.slice(0, 3))
        .sort(),
    ).toEqual(expected.sort());
  });
  it('names only files and folders that exist', () => {
    const inside = /(?:\.\.\/|k8s\/|services\/|gateway\/|base\/|overlays\/)[\w./-]*\w/g;
    const paths = (readme.match(inside) ?? []).map((path) => (/^(base|overlays)\//.test(path) ? `k8s/${path}` : path));
    const missing = paths.filter((path) => !existsSync(repositoryFile(path.replace('../kit', 'services/kit').replace(/^\.\.\//, ''))));
    expect(paths.length).toBeGreaterThan(10);
    expect(missing).toEqual([]);
  });
});

forEachOverlay('README.md', ({ of }) => {
  it('lists every Secret that pods read, key by key', () => {
    const keys = new Map<string, Set<string>>();
    for (const deployment of of('Deployment')) {
      for (const { valueFrom } of containerOf(deployment).env ?? []) {
        const { name = '', key = '' } = valueFrom?.secretKeyRef ?? {};
        keys.set(name, (keys.get(name) ?? new Set()).add(key));
      }
    }
    const listed = rowsUnder('Secret').map(([name = '', cell = '']) => [
      name.replaceAll('`', ''),
      [...cell.matchAll(/`(\w+)`/g)].map(([, key]) => key).sort(),
    ]);
    expect(listed.sort()).toEqual([...keys].map(([name, set]) => [name, [...set].sort()]).sort());
  });
  it('speaks of every Deployment where it speaks of scaling', () => {
    const named = rowsUnder('Deployment').flatMap(([cell = '']) => cell.split(', '));
    expect(named.sort()).toEqual(
      of('Deployment')
        .map(({ metadata }) => metadata.name)
        .sort(),
    );
  });
});
