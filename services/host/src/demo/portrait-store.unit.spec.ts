import { beforeEach, expect, it } from '@jest/globals';
import type { PictureStore, Rendition } from '@pusula/profile-service';
import sharp from 'sharp';
import { portraitStore } from './portrait-store.ts';

const NAME = 'a'.repeat(32);
const OTHER = 'b'.repeat(32);
const rendition = (more: Partial<Rendition> = {}): Rendition => ({ name: NAME, width: 320, format: 'jpg', ...more });
const keyOf = ({ name, width, format }: Rendition) => `${name}/${width}.${format}`;

const kept = new Set<string>();
const stored = new Map<string, Buffer>();
const drawn = { times: 0, atOnce: 0, mostAtOnce: 0 };
const inMemory: PictureStore = {
  write: async (where, content) => void stored.set(keyOf(where), content),
  read: async (where) => stored.get(keyOf(where)),
  remove: async (name) => {
    for (const key of stored.keys()) if (key.startsWith(name)) stored.delete(key);
  },
};
const draw = async () => {
  drawn.times += 1;
  drawn.atOnce += 1;
  drawn.mostAtOnce = Math.max(drawn.mostAtOnce, drawn.atOnce);
  const drawing = await sharp({ create: { width: 640, height: 800, channels: 3, background: '#e3a01c' } })
    .png()
    .toBuffer();
  drawn.atOnce -= 1;
  return drawing;
};
const start = () =>
  portraitStore({
    store: inMemory,
    portraitOf: (name) => ([NAME, OTHER].includes(name) ? { name, ownerId: 'x', draw } : undefined),
    isKept: async (name) => kept.has(name),
  });

let store: PictureStore;
beforeEach(() => {
  kept.clear();
  kept.add(NAME).add(OTHER);
  stored.clear();
  Object.assign(drawn, { times: 0, atOnce: 0, mostAtOnce: 0 });
  store = start();
});

it('draws a rendition when it is first asked for, keeps it, and does not draw it again', async () => {
  const first = await store.read(rendition({ width: 640 }));
  expect(await sharp(first).metadata()).toMatchObject({ format: 'jpeg', width: 640, height: 800 });
  expect([...stored]).toEqual([[`${NAME}/640.jpg`, first]]);
  expect(await start().read(rendition({ width: 640 }))).toBe(first);
  expect(drawn.times).toBe(1);
});

it('draws once for all who ask at the same time, and so many renditions at a time', async () => {
  const all = [NAME, OTHER].flatMap((name) => [320, 640].map((width) => rendition({ name, width })));
  await Promise.all([...all, ...all, ...all].map(store.read));
  expect(drawn).toEqual({ times: 4, atOnce: 0, mostAtOnce: 2 });
});

it('has nothing wider than the drawing, and nothing of pictures that are no portraits', async () => {
  expect(await store.read(rendition({ width: 1024 }))).toBeUndefined();
  expect(await store.read(rendition({ name: 'c'.repeat(32) }))).toBeUndefined();
  await store.write(rendition({ name: 'c'.repeat(32) }), Buffer.from('upload'));
  expect(await store.read(rendition({ name: 'c'.repeat(32) }))).toEqual(Buffer.from('upload'));
  expect(drawn.times).toBe(0);
});

it('tries again when a drawing could not be stored', async () => {
  const failing = portraitStore({
    store: { ...inMemory, write: async () => Promise.reject(new Error('S3_OPERATION_FAILED')) },
    portraitOf: (name) => ({ name, ownerId: 'x', draw }),
    isKept: async () => true,
  });
  await expect(failing.read(rendition())).rejects.toThrow('S3_OPERATION_FAILED');
  await expect(failing.read(rendition())).rejects.toThrow('S3_OPERATION_FAILED');
  expect(drawn.times).toBe(2);
});

it('S22: does not draw what was removed, even while the profile service still knows it, nor after a restart', async () => {
  await store.read(rendition());
  await store.remove(NAME);
  expect(await store.read(rendition())).toBeUndefined();
  kept.delete(NAME);
  expect(await start().read(rendition())).toBeUndefined();
  expect([drawn.times, [...stored]]).toEqual([1, []]);
  expect(await store.read(rendition({ name: OTHER }))).toBeDefined();
});

it('S22: what is being drawn while it is removed is in no store afterwards', async () => {
  const widths = [320, 640];
  const asked = widths.map((width) => store.read(rendition({ width })));
  await store.remove(NAME);
  await Promise.all(asked);
  expect([...stored]).toEqual([]);
});
