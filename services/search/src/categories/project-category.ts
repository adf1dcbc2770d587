import { type CategoryState, type categoryChanged, LANGUAGES, localisedField } from '@pusula/contracts';
import type { Consumer } from '@pusula/service-kit/service';
import type { EntityManager } from 'typeorm';
import { CategoryTable } from '../projection/category-table.ts';
import { announceUnindexed } from '../projection/unindexed.ts';

/** Keeps how a category is now, unless something newer is known; coaches are indexed again only when it matters to them. */
export const projectCategory =
  (): Consumer<typeof categoryChanged> =>
  async (tx, { data: { id, version, category, movedTo } }) => {
    const before = await lockRow(tx, id);
    if (before && before.version >= version) return;
    const matters = isAnotherToSearch(before?.state ?? null, category);
    await tx.query(
      `insert into category (id, version, state, moved_to, is_spread) values ($1, $2, $3, $4, $5)
     on conflict (id) do update
     set version = excluded.version, state = excluded.state, moved_to = excluded.moved_to,
         is_spread = category.is_spread and excluded.is_spread
     where category.version < excluded.version`,
      [id, version, category === null ? null : JSON.stringify(category), movedTo, !matters],
    );
    if (matters) await announceUnindexed(tx);
  };

const lockRow = (tx: EntityManager, id: string) => tx.findOne(CategoryTable, { where: { id }, lock: { mode: 'pessimistic_write' } });

const SEARCHED = ['parentId', ...LANGUAGES.map((language) => localisedField('name', language)), 'status'] as const;

/** Pure: whether a coach of this category is found by other words or filters than before. */
export function isAnotherToSearch(before: CategoryState | null, after: CategoryState | null): boolean {
  if (!before || !after) return before !== after;
  return SEARCHED.some((field) => before[field] !== after[field]);
}
