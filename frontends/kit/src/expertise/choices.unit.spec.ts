import { describe, expect, it } from '@jest/globals';
import type { CategoryNode } from '@pusula/contracts';
import type { CategoryNames } from '@pusula/frontend-kit/categories';
import { chosenIn, groupsLike, groupsOf } from './category-choices.ts';
import { inserted, moved, removed, replaced } from './certificate-list.ts';

/** The picker reads names and places only. */
const node = (id: string, name: string, categories: CategoryNode[] = []) => ({ id, name, categories }) as unknown as CategoryNode;
const tree = [
  node('1', 'Kariyer', [node('11', 'Mülakat hazırlığı'), node('12', 'İşe dönüş')]),
  node('2', 'Yönetim', [node('21', 'Ekip', [node('211', 'Uzaktan ekip')])]),
  node('3', 'Para'),
];
const names = (groups: ReturnType<typeof groupsOf>) => groups.map(({ name, choices }) => [name, choices.map((choice) => choice.name)]);

describe('categories to choose from', () => {
  it('are the lowest of each branch; a branch without any is its own', () => {
    expect(names(groupsOf(tree))).toEqual([
      ['Kariyer', ['Mülakat hazırlığı', 'İşe dönüş']],
      ['Yönetim', ['Uzaktan ekip']],
      ['Para', ['Para']],
    ]);
  });

  it('are found by a part of their name, also without a Turkish keyboard', () => {
    expect(names([...groupsLike(groupsOf(tree), 'ise')])).toEqual([['Kariyer', ['İşe dönüş']]]);
    expect(names([...groupsLike(groupsOf(tree), 'MÜLAKAT')])).toEqual([['Kariyer', ['Mülakat hazırlığı']]]);
  });

  it('are all found by the name of their branch', () => {
    expect(names([...groupsLike(groupsOf(tree), 'kariyer')])).toEqual([['Kariyer', ['Mülakat hazırlığı', 'İşe dönüş']]]);
  });

  it('are found by how another language calls them', () => {
    const english: CategoryNames = new Map([
      ['1', ['Career']],
      ['11', ['Interview preparation']],
      ['12', ['Return to work']],
    ]);
    expect(names([...groupsLike(groupsOf(tree), 'return', english)])).toEqual([['Kariyer', ['İşe dönüş']]]);
    expect(names([...groupsLike(groupsOf(tree), 'career', english)])).toEqual([['Kariyer', ['Mülakat hazırlığı', 'İşe dönüş']]]);
  });

  it('are none when nothing matches', () => {
    expect(groupsLike(groupsOf(tree), 'astroloji')).toEqual([]);
  });

  it('keep their names when they are chosen, wherever they stand, unless they are gone', () => {
    expect(chosenIn(tree, ['211', '2', 'gone', '12']).map(({ name }) => name)).toEqual(['Uzaktan ekip', 'Yönetim', 'İşe dönüş']);
    expect(chosenIn(tree, ['211', 'gone'], [{ id: 'gone', name: 'Eski alan' }]).map(({ name }) => name)).toEqual([
      'Uzaktan ekip',
      'Eski alan',
    ]);
  });
});

it('a list is changed at one place, and the list before stays as it was', () => {
  const list = ['a', 'b', 'c'];
  expect([replaced(list, 1, 'x'), replaced(list, 3, 'x'), removed(list, 1), inserted(list, 1, 'x')]).toEqual([
    ['a', 'x', 'c'],
    ['a', 'b', 'c', 'x'],
    ['a', 'c'],
    ['a', 'x', 'b', 'c'],
  ]);
  expect(list).toEqual(['a', 'b', 'c']);
});

it('an entry of a list changes places with its neighbour, and stays where there is none', () => {
  const list = ['a', 'b', 'c'];
  expect([moved(list, 1, -1), moved(list, 1, 1), moved(list, 0, -1), moved(list, 2, 1)]).toEqual([
    ['b', 'a', 'c'],
    ['a', 'c', 'b'],
    list,
    list,
  ]);
});
