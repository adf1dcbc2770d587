import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { type Database, openDatabase } from '@pusula/service-kit/db';
import { silentLog } from '@pusula/service-kit/log';
import { failure } from '@pusula/service-kit/service';
import { eventually, publish } from '@pusula/service-kit/testing';
import { pictureRemover } from '../pictures/remove-pictures.ts';
import {
  aCoach,
  anAccount,
  aRegistration,
  asCoach,
  ids,
  importedCoach,
  type ProfileUnderTest,
  showPicture,
  startProfile,
  uploadPicture,
} from '../profile.testing.ts';
import { schema } from '../service.ts';

let profile: ProfileUnderTest;
let isStoreAway = false;
let beforeWriting: () => Promise<unknown> = async () => undefined;
beforeAll(async () => {
  profile = await startProfile({
    before: (store) => ({
      ...store,
      write: async (rendition, content) => {
        await beforeWriting();
        return store.write(rendition, content);
      },
      remove: async (name) => {
        if (isStoreAway) throw failure('S3_OPERATION_FAILED');
        return store.remove(name);
      },
    }),
  });
});
afterAll(() => profile?.stop());

const erase = (id: string, version = 9) => publish(profile.test, contracts.accountErased, id, { id, version });
const query = (sql: string, values: unknown[] = []) => profile.test.running.db.manager.query<Record<string, unknown>[]>(sql, values);
const show = (id: string, name: string) => showPicture(profile, id, name);
const receiptsOf = (id: string) => profile.receipts.all().filter(({ subject }) => subject === id);
const receipt = (id: string) => eventually(() => expect(receiptsOf(id)).toHaveLength(1));
const isErased = (id: string) =>
  eventually(async () => expect(await query('select is_erased from account where id = $1', [id])).toEqual([{ is_erased: true }]));
/** What a replica of the service does beside this one. */
const removeBeside = (db: Database, signal: AbortSignal) =>
  pictureRemover({ db, pictures: profile.store, clock: profile.test.clock, log: silentLog() }).run(signal);

describe('S22: an erased person', () => {
  it('leaves nothing in any table or in the store, and the receipt says so once', async () => {
    const before = await profile.stored();
    const id = ids.next();
    const marks = { firstName: 'Marziye', lastName: 'Silinmez', username: 'marsil', phone: '5440044004' };
    const coaching = { texts: { tr: { headline: 'Silinmez başlık', bio: 'Silinmez yazı' } }, website: 'https://silinmez.example' };
    await profile.service.importCoaches([{ ...aCoach(id, coaching), person: aRegistration(marks) }]);
    await show(id, await uploadPicture(profile, asCoach(id)));
    await show(id, await uploadPicture(profile, asCoach(id)));
    await uploadPicture(profile, asCoach(id));
    await uploadPicture(profile, { type: 'Register', email: `${id}@example.com` });
    await erase(id);
    await receipt(id);
    expect(receiptsOf(id)[0]?.data).toEqual({ id, at: profile.test.clock.now().toISOString() });
    expect(profile.said.about(id)?.data.coach).toBeNull();
    expect(await profile.stored()).toEqual(before);
    const tables = await query(`select table_name as name from information_schema.tables where table_schema = 'public'`);
    await eventually(async () => {
      const rows = (await Promise.all(tables.map(({ name }) => query(`select '${name}' as name, t::text as row from "${name}" t`)))).flat();
      const holding = (trace: string) => rows.flatMap(({ name, row }) => (String(row).includes(trace) ? name : []));
      expect([...Object.values(marks), 'ilinmez', '@example.com'].flatMap(holding)).toEqual([]);
      // Ids alone stay, so that nothing late brings anybody back.
      expect(holding(id).filter((table) => table !== 'erased_subject')).toEqual(['account']);
    });
    const left = await query('select email, version, is_erased from account where id = $1', [id]);
    expect(left).toEqual([{ email: '', version: 9, is_erased: true }]);
  });

  it('gets the receipt only when the store has let go of the last picture, however long that takes', async () => {
    const id = await importedCoach(profile);
    const name = await uploadPicture(profile, asCoach(id));
    isStoreAway = true;
    await erase(id);
    await isErased(id);
    await eventually(async () => expect(await query('select name from picture_removal where owner_id = $1', [id])).toEqual([{ name }]));
    expect(receiptsOf(id)).toEqual([]);
    isStoreAway = false;
    profile.test.clock.advance(60_000);
    await receipt(id);
    expect((await profile.stored()).filter((path) => path.includes(name))).toEqual([]);
  });

  it('gets one receipt from two replicas that remove the last two pictures', async () => {
    const id = await importedCoach(profile);
    await show(id, await uploadPicture(profile, asCoach(id)));
    await uploadPicture(profile, asCoach(id));
    const stopping = new AbortController();
    const beside = removeBeside(profile.test.running.db, stopping.signal);
    await erase(id);
    await receipt(id);
    stopping.abort();
    await beside;
    expect(await query('select 1 from picture_removal where owner_id = $1', [id])).toEqual([]);
    expect(receiptsOf(id)).toHaveLength(1);
  });

  it('of whom nothing was known gets the receipt at once, and erased twice gets one', async () => {
    const id = ids.next();
    await erase(id, 2);
    await erase(id, 3);
    await receipt(id);
    await eventually(async () => expect(await query('select version from account where id = $1', [id])).toEqual([{ version: 3 }]));
    expect(receiptsOf(id)).toHaveLength(1);
  });

  it('is not brought back by anything that comes late', async () => {
    const id = await importedCoach(profile);
    await erase(id);
    await receipt(id);
    const account = anAccount(id);
    await publish(profile.test, contracts.accountChanged, id, { id, version: 10, account, person: aRegistration() });
    await publish(profile.test, contracts.accountChanged, id, { id, version: 1, account, person: aRegistration() });
    await eventually(async () => expect(await query('select 1 from delivery where subject = $1', [id])).toEqual([]));
    expect(await profile.service.importCoaches([aCoach(id)])).toBe(0);
    await expect(show(id, '')).rejects.toThrow('USER_NOT_FOUND');
    await expect(uploadPicture(profile, asCoach(id))).rejects.toThrow('UNAUTHORIZED');
    expect(await query('select email, is_erased from account where id = $1', [id])).toEqual([{ email: '', is_erased: true }]);
    expect((await Promise.all(['person', 'coach'].map((table) => query(`select 1 from ${table} where id = $1`, [id])))).flat()).toEqual([]);
    expect(await query('select 1 from picture where owner_id = $1', [id])).toEqual([]);
  });

  it('has an upload taken away that was under way', async () => {
    const id = await importedCoach(profile);
    const before = await profile.stored();
    beforeWriting = async () => {
      beforeWriting = async () => undefined;
      await erase(id);
      await receipt(id);
    };
    await expect(uploadPicture(profile, asCoach(id))).rejects.toThrow('UNAUTHORIZED');
    await eventually(async () => expect(await profile.stored()).toEqual(before));
    expect(await query('select 1 from picture where owner_id = $1', [id])).toEqual([]);
  });
});

it('S22: what an erasure has begun is finished by the next process', async () => {
  const before = await profile.stored();
  const id = await importedCoach(profile);
  await uploadPicture(profile, asCoach(id));
  isStoreAway = true;
  await erase(id);
  await isErased(id);
  await profile.test.running.stop();
  isStoreAway = false;
  profile.test.clock.advance(60_000);
  const db = await openDatabase({ url: profile.test.running.db.url, schema, log: silentLog() });
  const stopping = new AbortController();
  const next = removeBeside(db, stopping.signal);
  await eventually(async () => expect(await db.manager.query('select 1 from picture_removal')).toEqual([]));
  stopping.abort();
  await next;
  expect(await profile.stored()).toEqual(before);
  await db.close();
});
