import { expect, it } from '@jest/globals';
import { createRenderTurns, type Uploader, uploaderOf } from './render-turns.ts';

const person = (place: number, network = `192.0.2.${place}`): Uploader =>
  uploaderOf({ ...A_USER, id: `person-${place}`, verified: true, network });
const A_USER = { type: 'User', id: 'id', role: 'member', email: 'x@example.test', sessionId: 's' } as const;
const newcomer = (network: string, place = 0): Uploader =>
  uploaderOf({ type: 'Register', email: `invented-${place}@example.test`, network });

/** Renderings that each last until they are ended, in the order in which they began. */
function holding() {
  const turns = createRenderTurns();
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const render = (name: string, uploader: Uploader, signal?: AbortSignal) =>
    turns(
      uploader,
      () => {
        const { promise, resolve } = Promise.withResolvers<string>();
        begun.push(name);
        ends.set(name, () => resolve(name));
        return promise;
      },
      signal,
    );
  const settled = () => new Promise(setImmediate);
  const end = async (name: string) => {
    await settled();
    ends.get(name)?.();
    await settled();
  };
  return { begun, render, end, settled };
}

it('renders one picture of a customer at a time, lets two wait and turns others away, whatever networks and addresses they have', async () => {
  const { begun, render, end } = holding();
  const first = render('first', newcomer('2001:db8:0:1::/64', 1));
  const waiting = [2, 3].map((place) => render(`${place}`, newcomer(`2001:db8:0:${place}::/64`, place)));
  await expect(render('fourth', newcomer('2001:db8:0:4::/64', 4))).rejects.toThrow('TOO_MANY_REQUESTS');
  expect(begun).toEqual(['first']);
  await end('first');
  expect(await first).toBe('first');
  for (const name of ['2', '3']) await end(name);
  expect(await Promise.all(waiting)).toEqual(['2', '3']);
});

it('lets whoever comes new render before all who keep coming', async () => {
  const { begun, render, end, settled } = holding();
  const crowd = [1, 2, 3, 4].flatMap((place) =>
    ['first', 'second'].map((name) => render(`${name} of ${place}`, newcomer(`198.51.100.${place}`))),
  );
  for (const place of [1, 2, 3]) await end(`first of ${place}`);
  expect(begun).toEqual(['first of 1', 'first of 2', 'first of 3', 'first of 4']);
  const honest = render('honest', newcomer('203.0.113.1'));
  await settled();
  for (const name of ['first of 4', 'honest']) await end(name);
  expect(begun.slice(4)).toEqual(['honest', 'second of 1']);
  expect(await honest).toBe('honest');
  for (const place of [1, 2, 3, 4]) await end(`second of ${place}`);
  await Promise.all(crowd);
});

it('keeps a turn for those who have proven an address, which nobody else takes', async () => {
  const { begun, render, end, settled } = holding();
  const strangers = [1, 2, 3].map((place) => render(`stranger ${place}`, newcomer(`198.51.100.${place}`)));
  const known = render('person', person(1));
  await settled();
  expect(begun).toEqual(['stranger 1', 'person']);
  await end('person');
  expect(await known).toBe('person');
  for (const place of [1, 2, 3]) await end(`stranger ${place}`);
  await Promise.all(strangers);
});

it('renders nothing for whoever has gone before their turn came, and gives their place to another', async () => {
  const { begun, render, end } = holding();
  const first = render('first', person(1));
  const gone = new AbortController();
  const given = [1, 2].map((place) => render(`gone-${place}`, person(1), gone.signal));
  gone.abort();
  for (const one of given) await expect(one).rejects.toThrow('aborted');
  await expect(render('gone before', person(2), gone.signal)).rejects.toThrow('aborted');
  const next = render('next', person(1));
  await end('first');
  await end('next');
  expect([await first, await next, begun]).toEqual(['first', 'next', ['first', 'next']]);
});

it('gives the place back of a picture that failed', async () => {
  const turns = createRenderTurns();
  const broken = () => Promise.reject(new RangeError('no picture'));
  await expect(turns(person(1), broken)).rejects.toThrow('no picture');
  await expect(turns(person(1), broken)).rejects.toThrow('no picture');
});

it('L3: lets a newcomer wait for one picture of a customer, however many people there have proven an address; these take turns', async () => {
  const { begun, render, end, settled } = holding();
  const aliases = [1, 2, 3, 4].flatMap((place) => ['first', 'second'].map((name) => ({ name: `${name} of ${place}`, place })));
  const crowd = aliases.map(({ name, place }) => render(name, person(place, `2001:db8:0:${place}::/64`)));
  const honest = [11, 12].map((place) => render(`honest ${place}`, person(place)));
  await settled();
  for (let turn = 0; turn < aliases.length + honest.length; turn += 1) await end(String(begun.at(-1)));
  expect(begun.slice(0, 7)).toEqual(['first of 1', 'honest 11', 'honest 12', 'second of 1', 'first of 2', 'first of 3', 'first of 4']);
  await Promise.all([...crowd, ...honest]);
});

it('L3: lets two of a person wait, and as many of each other person of their customer', async () => {
  const { begun, render, end } = holding();
  const taken = [1, 1, 1, 2].map((place, at) => render(`${at}`, person(place, '198.51.100.7')));
  await expect(render('third that waits', person(1, '198.51.100.7'))).rejects.toThrow('TOO_MANY_REQUESTS');
  for (let turn = 0; turn < taken.length; turn += 1) await end(String(begun.at(-1)));
  expect((await Promise.all(taken)).toSorted()).toEqual(['0', '1', '2', '3']);
});

it.each([
  [
    'a customer, and there of a person, who has proven an address',
    { verified: true, network: '2001:db8:0:7::/64' },
    { customer: '2001:db8:0', person: 'id', hasProvenAddress: true },
  ],
  ['a customer who has not', { verified: false, network: '2001:db8:0:7::/64' }, { customer: '2001:db8:0', hasProvenAddress: false }],
  ['a person whose network is not known', { verified: true }, { customer: 'id', person: 'id', hasProvenAddress: true }],
])('takes the turn of %s', (_, more, uploader) => {
  expect(uploaderOf({ ...A_USER, ...more })).toEqual(uploader);
});
