import { expect, it } from '@jest/globals';
import { readQualities, readSpeed } from './lighthouse-report.ts';

const requests = (...urls: string[]) => ({ details: { items: urls.map((url) => ({ url })) } });
const report = {
  categories: { performance: { score: 0.975 }, accessibility: { score: 1 }, 'best-practices': { score: 0.96 }, seo: { score: 0.5 } },
  audits: {
    'first-contentful-paint': { numericValue: 900 },
    'largest-contentful-paint': { numericValue: 1_500 },
    'speed-index': { numericValue: 1_000 },
    'total-blocking-time': { numericValue: 20 },
    'cumulative-layout-shift': { numericValue: 0 },
    'network-requests': requests('http://localhost/tr', 'http://localhost/start.1a.js'),
  },
};

it('reads points and seconds from a report', () => {
  expect(readSpeed(report)).toEqual({
    performance: 98,
    fcp: 0.9,
    lcp: 1.5,
    speedIndex: 1,
    tbt: 20,
    cls: 0,
    bringsApplication: false,
  });
  expect(readQualities(report)).toEqual({ accessibility: 100, 'best-practices': 96, seo: 50 });
});

it('knows a page that brought its application', () => {
  const audits = { ...report.audits, 'network-requests': requests('http://localhost/tr', 'http://localhost/main.0f3c2a1b9d.js') };
  expect(readSpeed({ ...report, audits }).bringsApplication).toBe(true);
});

it('refuses a report of a page that painted nothing, or that could not be judged', () => {
  const audits = { ...report.audits, 'largest-contentful-paint': { errorMessage: 'NO_LCP' } };
  expect(() => readSpeed({ ...report, audits })).toThrow();
  expect(() => readQualities({ categories: { ...report.categories, seo: { score: null } } })).toThrow();
});
