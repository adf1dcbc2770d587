import { afterEach, describe, expect, it } from '@jest/globals';
import { silentLog } from '@pusula/service-kit/log';
import { startWeb, type WebUnderTest } from '../../testing/web-under-test.ts';
import { landscapeOfHour } from './home-picture.ts';
import { readLandscapeIndex } from './landscape-index.ts';

let web: WebUnderTest;
afterEach(() => web?.stop());

const HOUR_MS = 3_600_000;
const startAt = async (written: string, homePictureUrl?: string) => {
  web = await startWeb({ log: silentLog(), begin: Date.parse(`${written}:00+03:00`), ...(homePictureUrl && { homePictureUrl }) });
};
const locationOf = async (query: string, accept = 'image/avif,*/*') => {
  const response = await web.get(`/home-picture?${query}`, { accept });
  return [response.status, response.headers.get('location')];
};
const sunIn = async (query: string) => {
  const response = await web.get(`/home-sun?${query}`);
  expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
    200,
    'image/svg+xml; charset=utf-8',
    'no-store',
  ]);
  return response.text();
};

it('shows the landscape in the light of the hour, as it fits the screen, theme and browser', async () => {
  await startAt('2026-11-27T16:30');
  expect(await locationOf('theme=dark&shape=tall&width=500')).toEqual([302, '/remotes/public/landscapes/dusk-dark-tall-900.avif']);
  expect(await locationOf('theme=<script>&shape=../..&width=abc', '*/*')).toEqual([
    302,
    '/remotes/public/landscapes/dusk-light-wide-1920.webp',
  ]);
  web.wait(2 * HOUR_MS);
  expect(await locationOf('theme=light&shape=wide&width=320')).toEqual([302, '/remotes/public/landscapes/night-light-wide-320.avif']);
});

describe('the landscape that a page names itself', () => {
  const colours = { wide: ['#dbe0d6', '#143841'], tall: ['#dae0d7', '#12363f'] };
  const themes = { light: { colours }, dark: { colours: { ...colours, wide: ['#0a1f27', '#0d2127'] } } };
  const shipped = readLandscapeIndex({
    widths: { wide: [1920], tall: [900] },
    landscapes: ['dusk', 'night'].map((name) => ({ name, themes })),
  });
  const at = (written: string, index = async () => shipped, serviceUrl?: string) =>
    landscapeOfHour({ serviceUrl, index, now: () => Date.parse(`${written}:00+03:00`) });

  it('is that of the hour, with the colours that stand in its place until it is there', async () => {
    expect(await at('2026-11-27T16:30')).toEqual({
      address: '/remotes/public/landscapes/dusk',
      colours: { light: themes.light.colours, dark: themes.dark.colours },
    });
    expect(await at('2026-11-27T18:30')).toMatchObject({ address: '/remotes/public/landscapes/night' });
  });

  it('is none where a service chooses, or while ours cannot be read: the browser asks', async () => {
    expect(await at('2026-11-27T16:30', undefined, 'https://pictures.example/random')).toBeUndefined();
    expect(await at('2026-11-27T16:30', () => Promise.reject(new Error('away')))).toBeUndefined();
  });
});

it('draws the sun where it stands, as large as the picture, and none at night', async () => {
  await startAt('2026-11-27T16:30');
  const afternoon = await sunIn('theme=light&shape=wide');
  expect(afternoon).toContain('viewBox="0 0 1920 1200"');
  const [, x, y] = /cx="([\d.]+)" cy="([\d.]+)" r="50.0" fill="#f2a86c"/.exec(afternoon) ?? [];
  // Low in the south-west: right of the bezel's middle, a little above it, and behind the land.
  expect([Number(x) > 1440 && Number(x) < 1470, Number(y) > 580 && Number(y) < 600]).toEqual([true, true]);
  expect(afternoon).toContain('M1300.0 0L1300.0 640.0L1500.0 660.0L1500.0 0Z');
  expect(await sunIn('theme=light&shape=tall')).toContain('viewBox="0 0 900 1800"');
  web.wait(2 * HOUR_MS);
  expect(await sunIn('theme=light&shape=wide')).not.toContain('circle');
});

it('lets a configured picture service speak for itself, without a sun of ours', async () => {
  await startAt('2026-11-27T16:30', 'https://pictures.example/random');
  expect(await locationOf('theme=light&shape=wide&width=320')).toEqual([302, 'https://pictures.example/random']);
  expect(await sunIn('theme=light&shape=wide')).not.toContain('circle');
});
