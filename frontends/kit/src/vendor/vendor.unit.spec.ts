import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const FRONTENDS = join(__dirname, '../../..');
const facades = readdirSync(__dirname).filter((file) => /^[\w-]+\.ts$/.test(file));
const sources = ['kit', 'shell', 'public', 'account', 'admin']
  .map((name) => join(FRONTENDS, name, 'src'))
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
  .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.tsx?$/.test(file) && !file.includes('/vendor/'))
  // The renderer has the libraries whole.
  .filter((file) => !/\/src\/server(\.tsx|\/)/.test(file))
  .map((file) => readFileSync(file, 'utf8'));

/** Names of values, not of types, that a braced list imports or exports. */
const valuesOf = (list: string) =>
  list
    .split(',')
    .map((name) => name.trim().split(' as ')[0] ?? '')
    .filter((name) => name !== '' && !name.startsWith('type '));

describe.each(facades)('%s', (file) => {
  const facade = readFileSync(join(__dirname, file), 'utf8');
  const [, list = '', library = ''] = facade.match(/export \{([^}]*)\} from '#([\w-]+)'/s) ?? [];
  // typed-redux-saga hands on the effects of the same name.
  const request = { 'redux-saga-effects': '(?:redux-saga/effects|typed-redux-saga)' }[library] ?? library;

  it('hands out every name that a front end imports: a missing one would be undefined at run time', () => {
    const imports = new RegExp(`import (?:\\w+, )?\\{([^}]*)\\} from '${request}'`, 'gs');
    const used = sources.flatMap((source) => [...source.matchAll(imports)]).flatMap(([, names = '']) => valuesOf(names));
    expect(used.filter((name) => !valuesOf(list).includes(name))).toEqual([]);
  });
});
