import { afterAll, beforeAll, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { failure } from '@pusula/service-kit/service';
import { eventually } from '@pusula/service-kit/testing';
import { aContact, asCoach, importedCoach, type ProfileUnderTest, showPicture, startProfile, uploadPicture } from '../profile.testing.ts';
import { sweepPictures } from './sweep-pictures.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let profile: ProfileUnderTest;
let isStoreAway = false;
let isWritingAway = false;
let attempts = 0;
beforeAll(async () => {
  profile = await startProfile({
    before: (store) => ({
      ...store,
      write: async (rendition, content) => {
        if (isWritingAway && rendition.format === 'avif') throw failure('S3_OPERATION_FAILED');
        return store.write(rendition, content);
      },
      remove: async (name) => {
        attempts += 1;
        if (isStoreAway) throw failure('S3_OPERATION_FAILED');
        return store.remove(name);
      },
    }),
  });
});
afterAll(() => profile?.stop());

const show = (id: string, name: string) => showPicture(profile, id, name);
const isStored = async (name: string) => (await profile.store.read({ name, width: 320, format: 'jpg' })) !== undefined;
const gone = (name: string) => eventually(async () => expect(await isStored(name)).toBe(false));
const waiting = async () => (await profile.test.running.db.manager.query('select name from picture_removal order by name')) as object[];
/** A coach with a picture, and a second one that replaced it. */
async function replaced() {
  const id = await importedCoach(profile);
  const [first, second] = [await uploadPicture(profile, asCoach(id)), await uploadPicture(profile, asCoach(id))];
  await show(id, first);
  await show(id, second);
  return { id, first, second };
}

it('a replaced picture stays five minutes for pages that still name it, then it goes for good', async () => {
  const { first, second } = await replaced();
  const sentinel = await replaced();
  profile.test.clock.advance(4 * MINUTE_MS);
  // Something else that is due is removed, so the remover has looked.
  await profile.test.running.db.manager.query('update picture_removal set due_at = $1 where name = $2', [
    profile.test.clock.now(),
    sentinel.first,
  ]);
  await gone(sentinel.first);
  expect(await isStored(first)).toBe(true);
  profile.test.clock.advance(2 * MINUTE_MS);
  await gone(first);
  expect(await isStored(second)).toBe(true);
  await eventually(async () => expect(await waiting()).toEqual([]));
});

it('a picture that was taken away goes too, and saving the same one again discards nothing', async () => {
  const { id, second } = await replaced();
  await show(id, second);
  await show(id, '');
  profile.test.clock.advance(6 * MINUTE_MS);
  await gone(second);
  await expect(show(id, second)).rejects.toThrow('INVALID_IMAGE_FILE');
});

it('a refused change discards nothing', async () => {
  const { id, second } = await replaced();
  const next = await uploadPicture(profile, asCoach(id));
  await expect(
    profile.test.callAs(asCoach(id))(contracts.updateUserProfile, aContact(id, { ImageFileName: next, Version: 1 })),
  ).rejects.toThrow('CONFLICT');
  expect(await waiting()).not.toContainEqual({ name: second });
  await expect(show(id, second)).resolves.toBeDefined();
});

it('a store that is away only delays it, and one picture that cannot be removed holds up no other', async () => {
  isStoreAway = true;
  const { first } = await replaced();
  profile.test.clock.advance(6 * MINUTE_MS);
  const before = attempts;
  await eventually(() => expect(attempts).toBeGreaterThan(before));
  expect(await isStored(first)).toBe(true);
  isStoreAway = false;
  profile.test.clock.advance(MINUTE_MS);
  await gone(first);
});

it('an upload that the store fails leaves nothing in it', async () => {
  // Pictures of the tests before may still go meanwhile.
  const before = new Set(await profile.stored());
  const more = async () => (await profile.stored()).filter((key) => !before.has(key));
  isWritingAway = true;
  await expect(uploadPicture(profile, asCoach(await importedCoach(profile)))).rejects.toThrow('S3_OPERATION_FAILED');
  isWritingAway = false;
  await eventually(async () => expect(await more()).toEqual([]));
});

it('S22: pictures that no profile shows go after a day, those that one shows stay', async () => {
  const id = await importedCoach(profile);
  const shown = await uploadPicture(profile, asCoach(id));
  const unused = await uploadPicture(profile, asCoach(id));
  const unfinished = await uploadPicture(profile, { type: 'Register', email: 'x@example.com' });
  await show(id, shown);
  const { db } = profile.test.running;
  await sweepPictures({ db, clock: profile.test.clock });
  expect(await Promise.all([shown, unused, unfinished].map(isStored))).toEqual([true, true, true]);
  profile.test.clock.advance(DAY_MS);
  await sweepPictures({ db, clock: profile.test.clock });
  await Promise.all([unused, unfinished].map(gone));
  expect(await isStored(shown)).toBe(true);
  expect(await db.manager.query('select 1 from picture where name = any($1)', [[unused, unfinished]])).toEqual([]);
});
