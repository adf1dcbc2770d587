import { describe, expect, it } from '@jest/globals';
import { NO_PARENT } from '@pusula/contracts';
import type { Category } from './category.ts';
import { reviseCategory } from './category.ts';
import { activePath, activeTree } from './tree.ts';

const ID = '01jd0000000000000000000000';
const category = (id: string, parentId: string, more: Partial<Category> = {}): Category => ({
  id,
  parentId,
  order: 0,
  nameTr: `${id} Işık`,
  nameEn: `${id} Light`,
  descriptionTr: 'tr',
  descriptionEn: 'en',
  status: 'active',
  version: 1,
  updatedAt: null,
  ...more,
});
const categories = [
  category('top', NO_PARENT),
  category('child', 'top'),
  category('grandchild', 'child'),
  category('hidden', NO_PARENT, { status: 'inactive', order: 1 }),
  category('below', 'hidden'),
];
const catalog = { categories, counts: new Map([['top', 3]]) };

describe('the category tree', () => {
  it('nests active categories and counts none as 0', () => {
    const [top] = activeTree(catalog, 'tr');
    expect([top?.coachCount, top?.categories[0]?.coachCount, top?.categories[0]?.categories[0]?.id]).toEqual([3, 0, 'grandchild']);
  });

  it('hides an inactive category with everything below it', () => {
    expect(activeTree(catalog, 'tr').map(({ id }) => id)).toEqual(['top']);
    expect([activePath(categories, 'below'), activePath(categories, 'hidden'), activePath(categories, 'nowhere')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('leads from the top to a category', () => {
    expect(activePath(categories, 'grandchild')?.map(({ id }) => id)).toEqual(['top', 'child', 'grandchild']);
  });

  it('speaks the language asked for and gives the slugs of both', () => {
    const [node] = activeTree({ categories: [category(ID, NO_PARENT)], counts: new Map() }, 'en');
    expect(node).toMatchObject({ name: `${ID} Light`, description: 'en', slug: node?.slugEn });
    expect(node?.slugTr).toBe(`${ID}-id-${ID}-isik`);
  });
});

describe('revising a category', () => {
  const before = category(ID, NO_PARENT, { version: 4 });

  it('keeps what is left out', () => {
    expect(reviseCategory(before, { id: ID, nameEn: 'Renamed' })).toEqual({ ...before, nameEn: 'Renamed' });
  });

  it('may empty a description', () => {
    expect(reviseCategory(before, { id: ID, descriptionTr: '' }).descriptionTr).toBe('');
  });

  it('refuses when somebody else changed it since', () => {
    expect(() => reviseCategory(before, { id: ID, version: 3, nameEn: 'Late' })).toThrow('CONFLICT');
  });
});
