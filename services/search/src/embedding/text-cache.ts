import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { fromBytes, toBytes } from '../index/vector.ts';

/** A text's content hash, in hexadecimal: what its vector is kept under. */
export const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

const AT_ONCE = 500;
/** A vector that nothing refers to may be on its way into the category or coach that it was made for. */
const UNREFERENCED_FOR = '1 hour';

const toKeys = (digests: readonly string[]): Buffer[] => digests.map((digest) => Buffer.from(digest, 'hex'));

/** The vectors that are known already, by digest. */
export async function loadTexts(db: EntityManager, space: string, digests: readonly string[]): Promise<Map<string, Float32Array>> {
  const known = new Map<string, Float32Array>();
  for (let at = 0; at < digests.length; at += AT_ONCE) {
    const rows: { digest: Buffer; vector: Buffer }[] = await db.query(
      'select digest, vector from text_embedding where space = $1 and digest = any($2::bytea[])',
      [space, toKeys(digests.slice(at, at + AT_ONCE))],
    );
    for (const { digest, vector } of rows) known.set(digest.toString('hex'), fromBytes(vector));
  }
  return known;
}

export async function saveTexts(db: EntityManager, space: string, vectors: ReadonlyMap<string, Float32Array>, now: Date): Promise<void> {
  await db.query(
    `insert into text_embedding (space, digest, vector, made_at)
     select $1, made.digest, made.vector, $4 from unnest($2::bytea[], $3::bytea[]) as made (digest, vector)
     on conflict do nothing`,
    [space, toKeys([...vectors.keys()]), [...vectors.values()].map(toBytes), now],
  );
}

/** Forgets vectors that no category and no coach came of, those of other models, and those of coaches who are not public any more. */
export async function sweepTexts(db: EntityManager, space: string, now: Date): Promise<void> {
  await db.query(
    `delete from coach_embedding where not exists (select from coach where id = coach_embedding.coach_id and state is not null)`,
  );
  await db.query(
    `delete from text_embedding
     where made_at < $2::timestamptz - interval '${UNREFERENCED_FOR}'
       and (space <> $1 or digest not in
         (select unnest(digests) from coach_embedding where space = $1 union select unnest(digests) from category_embedding where space = $1))`,
    [space, now],
  );
}

/** Forgets what was made of an erased coach's texts (S22). */
export async function forgetCoachTexts(tx: EntityManager, coachId: string): Promise<void> {
  await tx.query('delete from text_embedding where digest in (select unnest(digests) from coach_embedding where coach_id = $1)', [coachId]);
  await tx.query('delete from coach_embedding where coach_id = $1', [coachId]);
}
