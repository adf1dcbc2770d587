import { byLanguage, type CategoryState } from '@pusula/contracts';
import type { Database } from '@pusula/service-kit/db';
import type { EntityManager } from 'typeorm';
import { loadExamples } from '../categories/category-examples.ts';
import { categoriesStamp } from '../categories/made-of-categories.ts';
import { withDescendants } from '../categories/spread-changes.ts';
import { between, dot, spaceKey, toBytes, type VectorSpace } from '../index/vector.ts';
import { loadCategories } from '../projection/category-table.ts';
import { visibleCategories } from '../projection/category-tree.ts';
import { categoryTexts } from './category-texts.ts';
import type { EmbedTexts } from './embed-texts.ts';
import { noteChange } from './state.ts';
import { digestOf } from './text-cache.ts';

type Options = { readonly db: Database; readonly embedTexts: EmbedTexts };

export type CategoryVectors = {
  /**
   * Embeds the categories whose texts have changed, and has their coaches looked at again.
   * @returns how many there were; 0 without reading any text when nothing has changed since the last time
   * @throws what embedding texts throws
   */
  readonly update: (space: VectorSpace, signal: AbortSignal) => Promise<number>;
  /** Whether something may have changed since. */
  readonly isBehind: (space: VectorSpace) => Promise<boolean>;
};

const NO_EXAMPLES = byLanguage((): readonly string[] => []);

/** Has every category looked at again, whichever replica does it; texts that are known cost nothing. */
export const recheckCategories = (db: EntityManager) => db.query(`update category_embedding set fingerprint = ''`);

/** Another one after every change of categories, their examples, or of what was embedded of them. */
async function stampOf(db: EntityManager, space: VectorSpace): Promise<string> {
  const key = spaceKey(space);
  const [row] = await db.query<[{ count: string }]>(
    `select count(*) as count from category_embedding where space = $1 and fingerprint <> ''`,
    [key],
  );
  return `${key} ${row.count} ${await categoriesStamp(db)}`;
}

export function createCategoryVectors({ db, embedTexts }: Options): CategoryVectors {
  let upToDate = '';
  return {
    isBehind: async (space) => (await stampOf(db.manager, space)) !== upToDate,
    update: async (space, signal) => {
      const stamp = await stampOf(db.manager, space);
      if (stamp === upToDate) return 0;
      const changed = await findChanged(db, space);
      for (const { category, texts, fingerprint } of changed) {
        const vectors = (await embedTexts(texts, space, signal)).flatMap((vector) => vector ?? []);
        await save(db, space, { id: category.id, texts, fingerprint, vectors });
      }
      const gone = await forgetGone(db);
      upToDate = stamp;
      return changed.length + gone;
    },
  };
}

type Changed = { readonly category: CategoryState; readonly texts: readonly string[]; readonly fingerprint: string };

async function findChanged(db: Database, space: VectorSpace): Promise<Changed[]> {
  const [categories, examples, rows] = await Promise.all([
    loadCategories(db.manager),
    loadExamples(db.manager),
    db.manager.query<{ id: string; fingerprint: string }[]>(
      'select category_id as id, fingerprint from category_embedding where space = $1',
      [spaceKey(space)],
    ),
  ]);
  const examplesOf = new Map(examples.map((one) => [one.id, one]));
  const embedded = new Map(rows.map(({ id, fingerprint }) => [id, fingerprint]));
  return visibleCategories([...categories.keys()].sort(), categories).flatMap((category) => {
    const texts = categoryTexts(category, examplesOf.get(category.id) ?? NO_EXAMPLES);
    const fingerprint = digestOf(JSON.stringify(texts));
    return embedded.get(category.id) === fingerprint ? [] : [{ category, texts, fingerprint }];
  });
}

type Made = {
  readonly id: string;
  readonly texts: readonly string[];
  readonly fingerprint: string;
  readonly vectors: readonly Float32Array[];
};

async function save(db: Database, space: VectorSpace, { id, texts, fingerprint, vectors }: Made): Promise<void> {
  const vector = between(vectors);
  // Every text refused: nothing to be near to, and nothing to be tried again before the texts change.
  const cohesion = vector ? vectors.reduce((sum, one) => sum + dot(one, vector), 0) / vectors.length : 0;
  const digests = texts.map((text) => Buffer.from(digestOf(text), 'hex'));
  await db.transaction(async (tx) => {
    await tx.query(
      `insert into category_embedding (category_id, space, fingerprint, digests, vector, cohesion) values ($1, $2, $3, $4, $5, $6)
       on conflict (category_id) do update set space = excluded.space, fingerprint = excluded.fingerprint, digests = excluded.digests,
         vector = excluded.vector, cohesion = excluded.cohesion`,
      [id, spaceKey(space), fingerprint, digests, vector ? toBytes(vector) : null, cohesion],
    );
    await tx.query(`update coach_embedding set revision = 0 where coach_id in (select id from coach where category_ids && $1::varchar[])`, [
      await withDescendants(tx, id),
    ]);
    await noteChange(tx);
  });
}

/** Deleted and hidden categories; their coaches have got a new revision by the same change. @returns how many */
async function forgetGone(db: Database): Promise<number> {
  const categories = await loadCategories(db.manager);
  const visible = visibleCategories([...categories.keys()], categories).map(({ id }) => id);
  const [, gone] = await db.manager.query<[unknown, number]>('delete from category_embedding where not category_id = any($1)', [visible]);
  return gone;
}
