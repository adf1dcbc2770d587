import { existsSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { settingRows, withSettingsTable } from '../settings/settings-table.ts';
import { forEachOverlay } from './for-each-overlay.ts';
import { containerOf } from './rendered.ts';
import { readRepositoryFile, repositoryFile } from './repository.ts';

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

describe('README.md', () => {
  it('has the table of what processes read as it is today: `make settings write=yes`', () => {
    expect(withSettingsTable(readme)).toBe(readme);
    expect(settingRows().length).toBeGreaterThan(70);
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
