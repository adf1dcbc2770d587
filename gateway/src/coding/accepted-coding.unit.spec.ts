import { expect, it } from '@jest/globals';
import { acceptedCoding } from './accepted-coding.ts';

it.each([
  [undefined, undefined],
  ['', undefined],
  ['gzip, deflate, br, zstd', 'zstd'],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['deflate', undefined],
  ['*', 'zstd'],
  ['zstd;q=0, *', 'br'],
  ['*;q=0', undefined],
  ['identity', undefined],
  ['identity;q=0', undefined],
  ['gzip, identity', 'gzip'],
  ['zstd;q=0.1, br;q=0.2, gzip;q=0.9', 'gzip'],
  ['br;q=0.5,gzip;q=0.5', 'br'],
  ['gzip ; q=0.5 , identity ; q=0.9', undefined],
  ['gzip;q=0.5', 'gzip'],
  ['gzip;q=0', undefined],
  ['gzip;q=0.000, br;q=1.000', 'br'],
  ['gzip;q=nonsense', undefined],
  ['gzip;q=9', undefined],
  ['gzip;level=9', 'gzip'],
  [';;,,=,q=1', undefined],
  ['gzipped, brotli', undefined],
  [`${'x,'.repeat(200)}gzip`, undefined],
])('takes %j as %j', (header, coding) => expect(acceptedCoding(header)).toBe(coding));

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['zstd', undefined],
  ['br;q=0, *', 'gzip'],
])('takes %j as %j where there are but two', (header, coding) => expect(acceptedCoding(header, ['br', 'gzip'])).toBe(coding));
