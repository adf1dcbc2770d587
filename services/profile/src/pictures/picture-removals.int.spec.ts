import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { failure } from '@pusula/service-kit/service';
import { eventually } from '@pusula/service-kit/testing';
import { aContact, asCoach, importedCoach, type ProfileUnderTest, showPicture, startProfile, uploadPicture } from '../profile.testing.ts';
import { vastPng } from './hostile.testing.ts';
import { sweepPictures } from './sweep-pictures.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let profile: ProfileUnderTest;
let isStoreAway = false;
let isWritingAway = false;
let attempts = 0;
let onWrite = (): void => undefined;
beforeAll(async () => {
  profile = await startProfile({
    before: (store) => ({
      ...store,
      write: async (rendition, content) => {
        onWrite();
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
  const first = await uploadPicture(profile, asCoach(id));
  await show(id, first);
  const second = await uploadPicture(profile, asCoach(id));
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

describe('a picture that no profile shows', () => {
  const newcomer = (email: string, network: string): contracts.Caller => ({ type: 'Register', email, network });
  /** One after the other, each in its own moment. */
  const later = async (caller: contracts.Caller) => {
    profile.test.clock.advance(1);
    return uploadPicture(profile, caller);
  };
  const names = async (...some: string[]) => {
    const rows = (await profile.test.running.db.manager.query('select name from picture where name = any($1)', [some])) as {
      name: string;
    }[];
    return some.filter((name) => rows.some((row) => row.name === name));
  };

  it('is replaced by the next of the same sign-up, and by nobody who only names the same address', async () => {
    const first = await later(newcomer('sign-up@example.test', '2001:db8:0:1::/64'));
    const stranger = await later(newcomer('sign-up@example.test', '192.0.2.1'));
    const other = await later(newcomer('other@example.test', '2001:db8:0:1::/64'));
    expect(await names(first, stranger, other)).toEqual([first, stranger, other]);
    const second = await later(newcomer('sign-up@example.test', '2001:db8:0:2::/64'));
    expect(await names(first, stranger, other, second)).toEqual([stranger, other, second]);
    await gone(first);
    expect(await isStored(second)).toBe(true);
  });

  it('is replaced by the next of the same person, and what their profile shows is not', async () => {
    const id = await importedCoach(profile);
    const shown = await later(asCoach(id));
    await show(id, shown);
    const [first, second] = [await later(asCoach(id)), await later(asCoach(id))];
    expect(await names(shown, first, second)).toEqual([shown, second]);
    await gone(first);
  });

  it('stays when the next one is not stored', async () => {
    const caller = asCoach(await importedCoach(profile));
    const first = await later(caller);
    isWritingAway = true;
    await expect(later(caller)).rejects.toThrow('S3_OPERATION_FAILED');
    isWritingAway = false;
    expect(await names(first)).toEqual([first]);
  });

  it('S22: goes after twenty hours; one that a profile shows stays', async () => {
    const id = await importedCoach(profile);
    const shown = await later(asCoach(id));
    await show(id, shown);
    const unused = await later(asCoach(id));
    const unfinished = await later({ type: 'Register', email: 'x@example.com' });
    const { db } = profile.test.running;
    profile.test.clock.advance(20 * HOUR_MS - 1);
    await sweepPictures({ db, clock: profile.test.clock });
    expect(await names(shown, unused, unfinished)).toEqual([shown, unused, unfinished]);
    profile.test.clock.advance(2);
    await sweepPictures({ db, clock: profile.test.clock });
    await Promise.all([unused, unfinished].map(gone));
    expect(await isStored(shown)).toBe(true);
    expect(await names(shown, unused, unfinished)).toEqual([shown]);
  });
});

describe('an upload whose caller has gone leaves nothing', () => {
  const owner = { ownerId: null, ownerEmail: 'gone@example.test', ownerNetwork: null };
  const left = async () => profile.test.running.db.manager.query('select name from picture where owner_email = $1', [owner.ownerEmail]);

  it.each(['while it is rendered', 'while it is stored'])('%s', async (moment) => {
    const before = new Set(await profile.stored());
    const caller = new AbortController();
    const read = () => {
      if (moment === 'while it is rendered') caller.abort();
      return vastPng(40);
    };
    if (moment === 'while it is stored') onWrite = () => caller.abort();
    await expect(profile.service.storePicture(read, owner, { signal: caller.signal })).rejects.toThrow('aborted');
    onWrite = () => undefined;
    expect(await left()).toEqual([]);
    await eventually(async () => expect((await profile.stored()).filter((key) => !before.has(key))).toEqual([]));
  });
});
