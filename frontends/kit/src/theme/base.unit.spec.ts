import { expect, it } from '@jest/globals';
import { base } from './base.ts';

const rules = base.join('');
/** What is said of exactly these elements, of which there may be several rules. */
const saidOf = (element: string) =>
  [...rules.matchAll(/([^{}]+)\{([^{}]*)\}/gu)]
    .filter(([, elements]) => elements?.split(',').some((one) => one.trim() === element))
    .map(([, , said]) => said)
    .join('');

it('the ground of a marked word ends with it: a quotation mark or letter beside it is not painted over', () => {
  const mark = rules.slice(rules.indexOf(' mark {')).split('}')[0];
  expect(mark).toContain('saffron-wash');
  expect(mark).not.toMatch(/margin|padding/u);
});

it.each(['h1', 'h2', 'h3', 'h4', 'h5'])('%s brings no room of its own', (heading) => {
  expect(saidOf(heading)).toMatch(/margin: 0;/u);
});
