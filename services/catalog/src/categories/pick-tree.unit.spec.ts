import { describe, expect, it } from '@jest/globals';
import type { CategoryNode } from '@pusula/contracts';
import { pickTree } from './pick-tree.ts';

const node = (id: string, categories: CategoryNode[] = []) =>
  ({ id, name: `name of ${id}`, slug: `slug-${id}`, coachCount: 3, description: 'long', categories }) as CategoryNode;
const TREE = [node('a', [node('b', [node('c')])]), node('d')];

describe('picking from the tree', () => {
  it('leaves it as it is when nothing is said', () => expect(pickTree(TREE, {})).toEqual(TREE));

  it('ends at the level that was asked for, with empty lists', () => {
    expect(pickTree(TREE, { depth: 1 })).toEqual([{ ...TREE[0], categories: [] }, TREE[1]]);
    expect(pickTree(TREE, { depth: 2 })[0]?.categories).toEqual([node('b')]);
    expect(pickTree(TREE, { depth: 9 })).toEqual(TREE);
  });

  it('keeps the named fields on every level, and the id with what is below', () => {
    expect(pickTree(TREE, { depth: 2, fields: ['name', 'coachCount'] })).toEqual([
      { id: 'a', name: 'name of a', coachCount: 3, categories: [{ id: 'b', name: 'name of b', coachCount: 3, categories: [] }] },
      { id: 'd', name: 'name of d', coachCount: 3, categories: [] },
    ]);
  });
});
