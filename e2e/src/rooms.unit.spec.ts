import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { findModules, findSpecs, suiteOf } from './find-specs.ts';
import { jestFile, removeRooms, writeRooms } from './rooms.ts';

const ROOT = process.cwd();
afterAll(removeRooms);

describe('the rooms of specs', () => {
  const specs = findSpecs();
  const files = writeRooms(specs);
  const rooms = files.map((file) => jestFile(ROOT, join(ROOT, file)));

  it('hold each spec once, and fewer files than specs', () => {
    expect(rooms.flatMap((room) => room.specs).sort()).toEqual([...specs].sort());
    expect(files.length).toBeLessThan(specs.length);
  });

  it('hold specs of one workspace and kind', () => {
    for (const [at, { specs, workspace }] of rooms.entries()) {
      const kind = /\.\w+\.spec\.tsx?$/.exec(files[at] ?? '')?.[0];
      expect(specs.filter((spec) => !spec.startsWith(`${workspace}/`) || !spec.endsWith(kind ?? ''))).toEqual([]);
    }
  });

  it('load no helper that has hooks of its own, which would be those of the first spec alone', () => {
    // Jest runs this one for each room, before its specs: its hooks are for all of them.
    const ofJest = 'frontends/kit/src/testing/clean-up.ts';
    const helpers = findModules().filter(
      (path) => /\.testing\.tsx?$|\/testing\//.test(path) && suiteOf(path) === undefined && path !== ofJest,
    );
    expect(helpers.length).toBeGreaterThan(50);
    expect(helpers.filter((path) => /^(before|after)(Each|All)\(/m.test(readFileSync(path, 'utf8')))).toEqual([]);
  });

  it('say of a test which spec it is in, and the titles around it there', () => {
    const room = rooms.find((one) => one.specs.length > 1);
    const [spec = ''] = room?.specs ?? [];
    expect(room?.placeOf([spec, 'a coach', 'who edits'])).toEqual({ spec, titles: ['a coach', 'who edits'] });
    const alone = 'frontends/kit/src/theme/early.unit.spec.tsx';
    expect(jestFile(ROOT, join(ROOT, alone)).placeOf(['before the first paint'])).toEqual({
      spec: alone,
      titles: ['before the first paint'],
    });
  });
});
