import { expect, it } from '@jest/globals';
import { concurrencyPerCaller } from '@pusula/service-kit/service';
import { visitQueues } from './visit-queues.ts';

it('pages wait for pages alone, files for files, pictures for pictures', () => {
  const queueOf = visitQueues(1, concurrencyPerCaller(12));
  const kinds = ['/tr', '/shell/main.a1b2.js', '/pictures/0a1b/1024.jpg'];
  const queues = kinds.map(queueOf);
  expect(new Set(queues).size).toBe(3);
  expect(['/', '/en/coach/a-01hr?from=x.js', '//', '/search-results?q=a.b'].map(queueOf)).toEqual(Array(4).fill(queues[0]));
  expect(['/sitemap.xml?page=2', '/config.js', '/fonts/a.woff2'].map(queueOf)).toEqual(Array(3).fill(queues[1]));
  expect(['/home-picture?shape=tall', '/home-sun', '/pictures/0a1b/64.jpg'].map(queueOf)).toEqual(Array(3).fill(queues[2]));
});
