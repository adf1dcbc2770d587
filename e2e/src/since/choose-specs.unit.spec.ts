import { describe, expect, it } from '@jest/globals';
import { chooseSpecs } from './choose-specs.ts';

const AREA = 'services/profile/src/coaches/';
const NEAR_AREA = 'services/profile/src/people/';
const FAR_AREA = 'services/mail/src/sending/';

const named = (file: string, steps: number) => ({ file, reach: { steps, isOnlyBooted: false } });
const booting = (file: string) => ({ file, reach: { steps: 5, isOnlyBooted: true } });
const many = (area: string, count: number, kind = 'int') =>
  Array.from({ length: count }, (_, at) => `${area}${String(at).padStart(3, '0')}.${kind}.spec.ts`);

const choose = (candidates: Parameters<typeof chooseSpecs>[0]['candidates'], must: readonly string[] = []) => {
  const { chosen, left } = chooseSpecs({
    candidates,
    must: new Set(must),
    areas: new Set([AREA]),
    nearAreas: new Set([NEAR_AREA]),
    builds: false,
  });
  return { chosen, left: left.map(({ file }) => file) };
};

describe('the specs that are chosen for a change', () => {
  it('are all that it reaches, where there are few', () => {
    const files = [...many(AREA, 3), ...many(FAR_AREA, 3)];
    expect(choose(files.map(booting))).toEqual({ chosen: files, left: [] });
  });

  it('begin with its own area, then come the nearest by name, then what boots it in the areas that it reaches', () => {
    const [own = '', nearest = '', farther = '', bootsNear = '', bootsFar = ''] = [
      `${AREA}z.int.spec.ts`,
      `${FAR_AREA}y.int.spec.ts`,
      `${FAR_AREA}a.int.spec.ts`,
      `${NEAR_AREA}x.int.spec.ts`,
      `${FAR_AREA}b.int.spec.ts`,
    ];
    const { chosen } = choose([booting(bootsFar), booting(bootsNear), named(farther, 4), named(nearest, 1), booting(own)]);
    expect(chosen).toEqual([own, nearest, farther, bootsNear, bootsFar]);
  });

  it('leave out those that tell least when there are too many', () => {
    const { chosen, left } = choose([...many(FAR_AREA, 200).map(booting), ...many(AREA, 20).map(booting)]);
    expect(chosen).toEqual(expect.arrayContaining(many(AREA, 20)));
    expect(chosen.length).toBeLessThan(100);
    expect(chosen.length + left.length).toBe(220);
  });

  it('hold whatever has to run, also when it takes long', () => {
    const must = [...many(FAR_AREA, 200), `${AREA}slow.chaos.spec.ts`];
    expect(choose(must.map(booting), must).left).toEqual([]);
  });

  it('are nothing with brokers of its own that only boots what has changed', () => {
    const [boots, uses] = [`${AREA}b.serial.spec.ts`, `${AREA}c.serial.spec.ts`];
    expect(choose([booting(boots), named(uses, 3)])).toEqual({ chosen: [uses], left: [boots] });
  });
});
