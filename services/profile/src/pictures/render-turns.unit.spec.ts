import { expect, it } from '@jest/globals';
import { createRenderTurns } from './render-turns.ts';

const person = (place: number) => `person-${place}`;

it('renders one picture of a person at a time, and another of theirs once it is done', async () => {
  const turns = createRenderTurns();
  const { promise, resolve } = Promise.withResolvers<string>();
  const first = turns(person(1), () => promise);
  await expect(turns(person(1), async () => 'second')).rejects.toThrow('TOO_MANY_REQUESTS');
  expect(await turns(person(2), async () => 'of somebody else')).toBe('of somebody else');
  resolve('first');
  expect(await first).toBe('first');
  expect(await turns(person(1), async () => 'second')).toBe('second');
});

it('lets two render and twenty wait, and turns others away', async () => {
  const turns = createRenderTurns();
  const { promise, resolve } = Promise.withResolvers<void>();
  let started = 0;
  const under = Array.from({ length: 22 }, (_, place) =>
    turns(person(place), () => {
      started += 1;
      return promise;
    }),
  );
  expect(started).toBe(2);
  await expect(turns(person(23), async () => 'one too many')).rejects.toThrow('SERVICE_UNAVAILABLE');
  resolve();
  await Promise.all(under);
  expect(started).toBe(22);
});

it('renders nothing for whoever has gone before their turn came', async () => {
  const turns = createRenderTurns();
  const { promise, resolve } = Promise.withResolvers<void>();
  const under = [1, 2].map((place) => turns(person(place), () => promise));
  const gone = new AbortController();
  const rendered = turns(person(3), async () => 'for nobody', gone.signal);
  gone.abort();
  resolve();
  await expect(rendered).rejects.toThrow('aborted');
  await Promise.all(under);
  expect(await turns(person(3), async () => 'again')).toBe('again');
});

it('gives the place back of a picture that failed', async () => {
  const turns = createRenderTurns();
  const broken = () => Promise.reject(new RangeError('no picture'));
  await expect(turns(person(1), broken)).rejects.toThrow('no picture');
  await expect(turns(person(1), broken)).rejects.toThrow('no picture');
});
