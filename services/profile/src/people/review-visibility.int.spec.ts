import { afterAll, beforeAll, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { openDatabase } from '@pusula/service-kit/db';
import { silentLog } from '@pusula/service-kit/log';
import { aPublic, eventually, startPostgres, type TestPostgres } from '@pusula/service-kit/testing';
import { aCertificate, anAccount, asCoach, ids, startProfile } from '../profile.testing.ts';
import { schema } from '../service.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres?.stop());

type Row = { readonly id: string; readonly texts: contracts.CoachTexts; readonly categories: string[]; readonly certificates: object[] };
const text = { headline: 'Sakin adımlar', bio: 'Dinlerim.' };
const row = (more: Partial<Row> = {}): Row => ({
  id: ids.next(),
  texts: { tr: text },
  categories: [ids.next()],
  certificates: [aCertificate()],
  ...more,
});

/** A database as it was left by a version in which a headline was enough. */
async function formerDatabase(rows: readonly Row[]): Promise<string> {
  const url = await postgres.freshDatabase();
  const db = await openDatabase({ url, schema: { ...schema, migrations: schema.migrations.slice(0, 3) }, log: silentLog() });
  for (const { id, texts, categories, certificates } of rows) {
    await db.manager.query(`insert into account values ($1, $2, 'coach', 'enabled', true, 'tr', 1, false)`, [id, anAccount(id).email]);
    await db.manager.query(
      `insert into person values ($1, 'Işıl', '', 'Çağ', '', 'Female', '1985-06-07', 'İzmir', 'TR', '', '', 3, now())`,
      [id],
    );
    await db.manager.query(`insert into coach values ($1, $2, '', '', '', '', $3, $4, null, false, true, now())`, [
      id,
      JSON.stringify(texts),
      categories,
      JSON.stringify(certificates),
    ]);
  }
  await db.close();
  return url;
}

it('coaches who were public without being complete are no longer, and everybody is notified; complete ones are left alone', async () => {
  const complete = row();
  const incomplete = [row({ categories: [] }), row({ certificates: [] }), row({ texts: { tr: { ...text, bio: '' } } })];
  const many = Array.from({ length: 210 }, () => row({ certificates: [] }));
  const url = await formerDatabase([complete, ...incomplete, ...many]);
  const profile = await startProfile({ database: url });
  try {
    const isGone = ({ id }: Row) => profile.said.about(id)?.data.coach === null;
    await eventually(() => expect([...incomplete, ...many].filter((one) => !isGone(one))).toEqual([]));
    expect(profile.said.about(complete.id)).toBeUndefined();
    const visible = profile.test.callAs(aPublic)(contracts.getCoachById, { id: complete.id });
    expect((await visible).coach.headline).toBe(text.headline);
    for (const { id } of incomplete) {
      expect((await profile.test.callAs(asCoach(id))(contracts.getCurrentUser, {})).user).toMatchObject({ isPublic: false, version: 4 });
      expect(profile.said.about(id)?.data.version).toBe(4);
    }
    expect(await profile.test.running.db.manager.query('select count(*)::int as left from visibility_review')).toEqual([{ left: 0 }]);
  } finally {
    await profile.stop();
  }
});
