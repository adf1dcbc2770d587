import { type CoachState, LANGUAGES } from '@pusula/contracts';
import type { Database } from '@pusula/service-kit/db';
import type { EntityManager } from 'typeorm';
import type { DocumentVector } from '../index/port.ts';
import { between, fromBytes, spaceKey, toBytes, type VectorSpace } from '../index/vector.ts';
import { loadCategories } from '../projection/category-table.ts';
import { type Categories, visibleCategories } from '../projection/category-tree.ts';
import { announceUnindexed } from '../projection/unindexed.ts';
import type { EmbedTexts } from './embed-texts.ts';
import { noteChange } from './state.ts';
import { digestOf } from './text-cache.ts';

/** How many coaches are embedded before somebody else gets their turn. */
const BATCH = 20;
/**
 * How much a coach's categories pull at the vector beside the coach's own texts: they know in whose words the need is said, and the texts know how this
 * coach differs from the others.
 */
const CATEGORIES_PULL = 1;

type Pending = { readonly id: string; readonly state: CoachState; readonly revision: number };
type Options = { readonly db: Database; readonly embedTexts: EmbedTexts };

/** Public coaches who were not looked at since they, or a category of theirs, changed. `$1` is the space. */
const PENDING = `from coach left join coach_embedding on coach_id = coach.id and space = $1
  where state is not null and (coach_id is null or coach_embedding.revision < coach.revision)`;

const takePending = (db: EntityManager, space: VectorSpace): Promise<Pending[]> =>
  db.query(`select coach.id, coach.state, coach.revision ${PENDING} order by coach.id limit ${BATCH}`, [spaceKey(space)]);

/** How many coaches wait. @param among only these; all of them without */
export async function countPending(db: EntityManager, space: VectorSpace, among?: readonly string[]): Promise<number> {
  const [row] = await db.query<[{ waiting: number }]>(
    `select count(*)::int as waiting ${PENDING} and ($2::text[] is null or coach.id = any($2))`,
    [spaceKey(space), among ?? null],
  );
  return row.waiting;
}

/** Has every coach looked at again; texts that are known cost nothing. */
export const recheckCoaches = (db: EntityManager) => db.query('update coach_embedding set revision = 0');

/**
 * Embeds a batch of those who wait and has them indexed again.
 * @returns how many were looked at
 * @throws what embedding texts throws
 */
export async function embedCoaches({ db, embedTexts }: Options, space: VectorSpace, signal: AbortSignal): Promise<number> {
  const pending = await takePending(db.manager, space);
  if (pending.length === 0) return 0;
  const [categories, vectorsOf] = await Promise.all([loadCategories(db.manager), loadCategoryVectors(db.manager, space)]);
  const texts = pending.map(({ state }) => coachTexts(state));
  const vectors = await embedTexts(texts.flat(), space, signal);
  let at = 0;
  for (const [place, coach] of pending.entries()) {
    const own = texts[place] as readonly string[];
    const ofTexts = vectors.slice(at, at + own.length).flatMap((vector) => vector ?? []);
    at += own.length;
    const topics = topicsOf(coach.state, categories).flatMap((id) => vectorsOf.get(id) ?? []);
    const made = {
      vector: coachVector(
        ofTexts,
        topics.map(({ vector }) => vector),
      ),
      digests: own.map(digestOf),
    };
    const fingerprint = digestOf(JSON.stringify([made.digests, ofTexts.length, topics.map(({ fingerprint }) => fingerprint)]));
    await save(db, space, coach, { ...made, fingerprint });
  }
  return pending.length;
}

/** What is embedded of a coach: headline and bio in each language that they wrote in. */
const coachTexts = ({ texts }: CoachState): readonly string[] =>
  LANGUAGES.flatMap((language) => texts[language] ?? [])
    .map(({ headline, bio }) => `${headline}\n${bio}`.trim())
    .filter(Boolean);

const topicsOf = ({ categoryIds }: CoachState, categories: Categories) => visibleCategories(categoryIds, categories).map(({ id }) => id);

/** Pure: between what the coach says and what the coach's categories are about; undefined for somebody of whom nothing is known. */
export function coachVector(texts: readonly Float32Array[], topics: readonly Float32Array[]): Float32Array | undefined {
  const [said, meant] = [between(texts), between(topics)];
  return said && meant ? between([said, meant], [1, CATEGORIES_PULL]) : (said ?? meant);
}

type CategoryVector = { readonly fingerprint: string; readonly vector: Float32Array };

async function loadCategoryVectors(db: EntityManager, space: VectorSpace): Promise<Map<string, CategoryVector>> {
  const rows: { id: string; fingerprint: string; vector: Buffer }[] = await db.query(
    'select category_id as id, fingerprint, vector from category_embedding where space = $1 and vector is not null',
    [spaceKey(space)],
  );
  return new Map(rows.map(({ id, fingerprint, vector }) => [id, { fingerprint, vector: fromBytes(vector) }]));
}

type Made = { readonly vector: Float32Array | undefined; readonly digests: readonly string[]; readonly fingerprint: string };

/** A coach who changed meanwhile is left for the next batch; one whose vector stays as it was is not indexed again. */
const save = (db: Database, space: VectorSpace, { id, revision }: Pending, { vector, digests, fingerprint }: Made) =>
  db.transaction(async (tx) => {
    const [coach] = await tx.query<{ revision: number }[]>('select revision from coach where id = $1 and state is not null for update', [
      id,
    ]);
    if (coach?.revision !== revision) return;
    const key = spaceKey(space);
    const [, unchanged] = await tx.query<[unknown, number]>(
      'update coach_embedding set revision = $2 where coach_id = $1 and space = $3 and fingerprint = $4',
      [id, revision, key, fingerprint],
    );
    if (unchanged > 0) return;
    await tx.query('update coach set revision = revision + 1 where id = $1', [id]);
    await tx.query(
      `insert into coach_embedding (coach_id, space, revision, fingerprint, digests, vector) values ($1, $2, $3, $4, $5, $6)
       on conflict (coach_id) do update set space = excluded.space, revision = excluded.revision, fingerprint = excluded.fingerprint,
         digests = excluded.digests, vector = excluded.vector`,
      [id, key, revision + 1, fingerprint, digests.map((digest) => Buffer.from(digest, 'hex')), vector ? toBytes(vector) : null],
    );
    await noteChange(tx);
    await announceUnindexed(tx);
  });

/**
 * The vectors in use that coaches are indexed with, by id; those who wait for a new one have their old one. Asked whether or not this process knows a provider: while
 * replicas are exchanged for others, each of them indexes, and none may take vectors away.
 */
export async function loadCoachVectors(db: EntityManager, ids: readonly string[]): Promise<ReadonlyMap<string, DocumentVector>> {
  const rows: { id: string; space: string; vector: Buffer }[] = await db.query(
    `select coach_id as id, space, vector from coach_embedding join embedding_state on space = model || '/' || dimension
     where vector is not null and coach_id = any($1)`,
    [ids],
  );
  return new Map(rows.map(({ id, space, vector }) => [id, { space, values: fromBytes(vector) }]));
}
