import { describe, expect, it } from '@jest/globals';
import { bytesByPart, partOf } from './script-parts.ts';

const at = (column: number, source: number): [number, number, number, number] => [column, source, 0, 0];

describe('what a script is made of', () => {
  it.each([
    ['node_modules/react-dom/cjs/react-dom-client.production.js', 'react-dom'],
    ['node_modules/@module-federation/sdk/dist/index.js', '@module-federation'],
    ['node_modules/axios/node_modules/form-data/index.js', 'form-data'],
    ['contracts/src/limits.ts', 'contracts'],
    ['frontends/kit/src/session/session.slice.ts', 'kit/session'],
    ['frontends/public/src/search/SearchBox.tsx', 'public'],
    ['webpack/runtime/get javascript chunk filename', 'webpack'],
  ])('%s is a part of %s', (source, part) => expect(partOf(source)).toBe(part));

  it('is told to the last byte, what is not mapped included', () => {
    const map = {
      version: 3 as const,
      sources: ['frontends/shell/src/main.tsx', 'node_modules/axios/index.js'],
      names: [],
      mappings: [[at(3, 0), at(7, 1), [9] as [number]], []],
    };
    expect(bytesByPart('(()koç!ax)()\n//ş', map)).toEqual({ shell: 5, axios: 2, webpack: 3 + 4 + 4 });
    expect(bytesByPart(`(()koç!ax,JSON.parse('{"a":"d\\'une"}'))`, map)).toEqual({ shell: 5, axios: 2, texts: 28, webpack: 5 });
  });
});
