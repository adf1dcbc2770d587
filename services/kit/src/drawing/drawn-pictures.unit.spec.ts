import { expect, it } from '@jest/globals';
import { createDrawnPictures } from './drawn-pictures.ts';

const picture = Buffer.from('picture');

it('is drawn once, however many ask, and again after a failure', async () => {
  const drawn = createDrawnPictures();
  let times = 0;
  const draw = async () => {
    times += 1;
    if (times === 1) throw new Error('the store is away');
    return picture;
  };
  await expect(Promise.all([drawn.get('a', draw), drawn.get('a', draw)])).rejects.toThrow('the store is away');
  expect(await Promise.all([drawn.get('a', draw), drawn.get('a', draw)])).toEqual([picture, picture]);
  expect([await drawn.get('a', draw), times]).toEqual([picture, 2]);
});

it('keeps nobody waiting for longer than a gateway does', async () => {
  const drawn = createDrawnPictures();
  const gate = Promise.withResolvers<void>();
  const slow = Array.from({ length: 40 }, (_, place) => drawn.get(`p${place}`, () => gate.promise.then(() => picture)));
  const outcomes = Promise.allSettled(slow);
  gate.resolve();
  const refused = (await outcomes).filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(18);
  expect(refused[0]).toMatchObject({ reason: { code: 'SERVICE_UNAVAILABLE' } });
});
