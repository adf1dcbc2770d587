import { describe, expect, it } from '@jest/globals';
import { valueText, type Words } from './value-text.ts';

const CODES: Readonly<Record<string, string>> = { 'status.disabled': 'Kapalı', 'boolean.true': 'Evet' };
const words: Words = {
  language: 'tr',
  word: (field, code) => CODES[`${field}.${code}`] ?? null,
  categoryName: (id) => ({ a: 'Kariyer', b: 'Sağlık' })[id],
  helpLine: ({ number, nameTr }) => `${number} · ${nameTr}`,
  empty: '–',
  top: 'En üst düzey',
};

describe('a value of the log', () => {
  it.each([
    ['status', 'disabled', 'Kapalı'],
    ['status', 'unheard-of', 'unheard-of'],
    ['city', 'İzmir', 'İzmir'],
    ['phone', '', '–'],
    ['nameTr', null, '–'],
    ['categories', [], '–'],
    ['categories', ['a', 'b', 'gone'], 'Kariyer, Sağlık ve gone'],
    ['parentId', '0', 'En üst düzey'],
    ['parentId', 'a', 'Kariyer'],
    ['order', 0, '1'],
    ['count', 1_204, '1.204'],
    ['isVerified', true, 'Evet'],
    ['isVerified', false, 'false'],
    ['birthday', '1990-05-01', '1 Mayıs 1990'],
    [
      'certificates',
      [
        { id: 'x', name: 'PCC', issuer: 'ICF' },
        { name: 'ACC', issuer: '' },
      ],
      'PCC (ICF) ve ACC',
    ],
    [
      'helpLines',
      [
        { number: '112', nameTr: 'Acil çağrı: ambulans, polis' },
        { number: '183', nameTr: 'Sosyal destek' },
      ],
      '112 · Acil çağrı: ambulans, polis\n183 · Sosyal destek',
    ],
    ['alsoCalledTr', ['uykusuzluk', 'gece ve gündüz'], 'uykusuzluk\ngece ve gündüz'],
    ['filter', { SearchType: 'name' }, '{"SearchType":"name"}'],
  ])('%s %j is said as %s', (field, value, said) => {
    expect(valueText(field, value, words)).toBe(said);
  });
});
