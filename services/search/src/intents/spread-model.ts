import type { EntityManager } from 'typeorm';

const BATCH = 1_000;

/**
 * Marks all coaches for indexing when the model that they are read with is another: a thousand in a statement, so that nothing is held up. Cut off in the middle
 * it starts again, which does no harm.
 * @returns how many models were dealt with
 */
export async function spreadModel(db: EntityManager): Promise<number> {
  const [model] = await db.query<{ fingerprint: string }[]>('select fingerprint from intent_model where not is_spread');
  if (!model) return 0;
  for (let after = ''; ; ) {
    const [rows]: [{ id: string }[]] = await db.query(
      `update coach set revision = revision + 1
       where id in (select id from coach where state is not null and id > $1 order by id limit ${BATCH})
       returning id`,
      [after],
    );
    const last = rows
      .map(({ id }) => id)
      .sort()
      .at(-1);
    if (last === undefined) break;
    after = last;
  }
  await db.query('update intent_model set is_spread = true where fingerprint = $1', [model.fingerprint]);
  return 1;
}
