import { describe, expect, it } from '@jest/globals';
import { NO_PARENT } from '@pusula/contracts';
import type { Category } from './category.ts';
import { countBelow, countCoaches } from './count-coaches.ts';

const category = (id: string, parentId: string, status: Category['status'] = 'active'): Category => ({
  id,
  parentId,
  order: 0,
  nameTr: id,
  nameEn: id,
  descriptionTr: '',
  descriptionEn: '',
  status,
  version: 1,
  updatedAt: null,
});
const counted = (categories: readonly Category[], ...companies: [number, ...string[]][]) =>
  Object.fromEntries(
    countCoaches(
      categories,
      companies.map(([coaches, ...categoryIds]) => ({ coaches, categoryIds })),
    ),
  );

it('coaches below a category are those of everything in it, inactive or not, who are not in it themselves; each once', () => {
  const tree = [category('top', NO_PARENT), category('left', 'top', 'inactive'), category('low', 'left'), category('other', NO_PARENT)];
  const placed = [
    { coaches: 3, categoryIds: ['left', 'low'] },
    { coaches: 5, categoryIds: ['low', 'other'] },
    { coaches: 7, categoryIds: ['top', 'low'] },
    { coaches: 11, categoryIds: ['other'] },
  ];
  expect([countBelow(tree, placed, 'top'), countBelow(tree, placed, 'left'), countBelow(tree, placed, 'low')]).toEqual([8, 12, 0]);
});

describe('counting coaches', () => {
  const tree = [category('top', NO_PARENT), category('left', 'top'), category('right', 'top')];

  it('counts a coach of two subcategories once above them', () => {
    expect(counted(tree, [3, 'left', 'right'], [2, 'left'], [1, 'top', 'right'])).toEqual({ left: 5, right: 4, top: 6 });
  });

  it('counts those of an inactive category in it alone', () => {
    const closed = [category('top', NO_PARENT), category('closed', 'top', 'inactive'), category('below', 'closed')];
    expect(counted(closed, [2, 'below'], [1, 'closed'], [4, 'top', 'below'])).toEqual({ below: 6, closed: 7, top: 4 });
  });

  it('counts nowhere what names a category that is not there, and ends on a ring', () => {
    expect(counted([category('a', 'b'), category('b', 'a')], [1, 'gone'], [2, 'a'])).toEqual({ a: 2, b: 2 });
  });
});
