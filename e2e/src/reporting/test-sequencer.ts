import { statSync } from 'node:fs';
import { join } from 'node:path';
import { jestFile } from '../rooms.ts';
import { groupOf, keyOf, scheduledFiles, type TestFile } from './test-groups.ts';

const sizeOf = ({ path, context }: TestFile): number =>
  jestFile(context.config.rootDir, path).specs.reduce((sum, spec) => sum + statSync(join(context.config.rootDir, spec)).size, 0);

/** Its tests start the whole product, which takes longer than their size tells. */
const SLOWEST_GROUP = keyOf({ workspace: 'services/host', project: 'int' });

/** Keeps the files of a group together, so that its line of progress comes when it is done; the largest groups and files first, so that none is late. */
export default class TestSequencer {
  sort<T extends TestFile>(tests: readonly T[]): T[] {
    const sizes = new Map<string, number>();
    for (const test of tests) {
      const key = keyOf(groupOf(test));
      scheduledFiles.set(key, (scheduledFiles.get(key) ?? 0) + 1);
      sizes.set(key, (sizes.get(key) ?? 0) + sizeOf(test));
    }
    sizes.set(SLOWEST_GROUP, Number.MAX_SAFE_INTEGER);
    const sizeOfGroup = (test: T) => sizes.get(keyOf(groupOf(test))) ?? 0;
    return tests.toSorted((a, b) => sizeOfGroup(b) - sizeOfGroup(a) || sizeOf(b) - sizeOf(a));
  }

  /** Jest offers what it measured; the order here needs none of it. */
  cacheResults(): void {}
}
