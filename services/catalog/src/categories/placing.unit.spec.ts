import { describe, expect, it } from '@jest/globals';
import { NO_PARENT } from '@pusula/contracts';
import type { Category } from './category.ts';
import { childrenOf, dissolveCategory, lastPlace, liesWithin, placeCategory } from './placing.ts';

const category = (id: string, parentId: string, order: number): Category => ({
  id,
  parentId,
  order,
  nameTr: id,
  nameEn: id,
  descriptionTr: '',
  descriptionEn: '',
  status: 'active',
  version: 1,
  updatedAt: null,
});
const [a, b, c] = [category('a', NO_PARENT, 0), category('b', NO_PARENT, 1), category('c', NO_PARENT, 2)];
const [a1, a2, a11] = [category('a1', 'a', 0), category('a2', 'a', 1), category('a11', 'a1', 0)];
const all = [c, a11, a2, b, a1, a];
const places = (changed: readonly Category[]) => Object.fromEntries(changed.map(({ id, parentId, order }) => [id, `${parentId}/${order}`]));

describe('placing a category', () => {
  it('lists children in their order, whatever order the rows came in', () => {
    expect(childrenOf(all, NO_PARENT).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  it('moves to the front and pushes the others back', () => {
    expect(places(placeCategory(all, c, NO_PARENT, 0))).toEqual({ c: '0/0', a: '0/1', b: '0/2' });
  });

  it('goes last in a new parent when no place is said', () => {
    expect(places(placeCategory(all, b, 'a'))).toEqual({ b: 'a/2', c: '0/1' });
  });

  it('is followed by the siblings that it leaves behind', () => {
    expect(places(placeCategory(all, a, 'b'))).toEqual({ a: 'b/0', b: '0/0', c: '0/1' });
  });

  it('takes a place beyond the end as the last one', () => {
    expect(places(placeCategory(all, a, NO_PARENT, 99))).toEqual({ b: '0/0', c: '0/1', a: '0/2' });
  });

  it('leaves the siblings alone when nothing moves', () => {
    expect(places(placeCategory(all, b, NO_PARENT))).toEqual({ b: '0/1' });
  });

  it.each([
    ['itself', 'a'],
    ['its child', 'a1'],
    ['its grandchild', 'a11'],
  ])('refuses to put a category below %s', (_, parentId) => {
    expect(() => placeCategory(all, a, parentId)).toThrow('VALIDATION_FAILED');
  });

  it('refuses a parent that does not exist', () => {
    expect(() => placeCategory(all, a, 'nowhere')).toThrow('CATEGORY_NOT_FOUND');
  });

  it('knows what lies within what, and ends even on a broken chain', () => {
    expect([liesWithin(all, 'a11', 'a'), liesWithin(all, 'a', 'a11'), liesWithin([category('x', 'gone', 0)], 'x', 'a')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('finds the place behind the last sibling, also where one is missing', () => {
    expect([lastPlace([]), lastPlace([a, b]), lastPlace([a, c])]).toEqual([0, 2, 3]);
  });
});

describe('a category that goes away', () => {
  it('lets its siblings close up', () => {
    expect(places(dissolveCategory(all, a1, null))).toEqual({ a2: 'a/0' });
    expect(places(dissolveCategory(all, c, null))).toEqual({});
  });

  it('leaves its children to the target, behind those that are there', () => {
    expect(places(dissolveCategory(all, a, 'b'))).toEqual({ a1: 'b/0', a2: 'b/1', b: '0/0', c: '0/1' });
    expect(places(dissolveCategory(all, a1, 'a2'))).toEqual({ a11: 'a2/0', a2: 'a/0' });
  });

  it('leaves its children to the category above it, behind its siblings', () => {
    expect(places(dissolveCategory(all, a1, 'a'))).toEqual({ a2: 'a/0', a11: 'a/1' });
  });
});
