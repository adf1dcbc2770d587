import type { CategoryState } from '@pusula/contracts';
import { json, text, ulid, version, yesNo } from '@pusula/service-kit/db';
import { type EntityManager, EntitySchema } from 'typeorm';
import type { Categories } from './category-tree.ts';
import { inAllLanguages } from './in-all-languages.ts';

/** A category as projected from events. */
export type CategoryRow = {
  readonly id: string;
  readonly version: number;
  /** Null: deleted. */
  readonly state: CategoryState | null;
  /** Of a deleted one: where its coaches belong from now on. */
  readonly movedTo: string | null;
  /** Whether the coaches in it and below it have been marked for indexing since the last change. */
  readonly isSpread: boolean;
};

export const CategoryTable = new EntitySchema<CategoryRow>({
  name: 'category',
  columns: {
    id: ulid({ primary: true }),
    version: version(),
    state: json({ nullable: true }),
    movedTo: text({ name: 'moved_to', nullable: true }),
    isSpread: yesNo({ name: 'is_spread', default: false }),
  },
});

/** All categories by id; a deleted one leads to where its coaches went, until their own events say so. */
export async function loadCategories(db: EntityManager): Promise<Categories> {
  const rows = new Map((await db.find(CategoryTable)).map((row) => [row.id, row]));
  const categories = new Map<string, NonNullable<CategoryRow['state']>>();
  for (const id of rows.keys()) {
    const state = followed(id, rows);
    if (state) categories.set(id, inAllLanguages(state));
  }
  return categories;
}

function followed(id: string, rows: ReadonlyMap<string, CategoryRow>): CategoryRow['state'] {
  const passed = new Set<string>();
  for (let row = rows.get(id); row && !passed.has(row.id); row = rows.get(row.movedTo ?? '')) {
    if (row.state) return row.state;
    passed.add(row.id);
  }
  return null;
}
