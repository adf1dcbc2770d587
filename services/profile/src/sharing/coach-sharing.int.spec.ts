import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { aPublic, eventually, publish } from '@pusula/service-kit/testing';
import sharp from 'sharp';
import {
  aCoach,
  aCoaching,
  aRegistration,
  asCoach,
  categoryProjected,
  ids,
  importedCoach,
  type ProfileUnderTest,
  showPicture,
  startProfile,
  uploadPicture,
} from '../profile.testing.ts';

const SAFFRON = { r: 0xe3, g: 0xa0, b: 0x1c };
const MOST_BYTES = 90_000;

let profile: ProfileUnderTest;
beforeAll(async () => {
  profile = await startProfile();
});
afterAll(() => profile?.stop());

const addressOf = async (id: string, language: contracts.Language = 'tr') =>
  (await profile.test.callAs(aPublic)(contracts.getCoachById, { id, language })).coach.sharingPicture ?? '';
const get = (path: string, method = 'GET') => fetch(profile.test.running.url + path, { method, redirect: 'manual' });
const pictureAt = async (path: string) => Buffer.from(await (await get(path)).arrayBuffer());
/** The mean colour of a part of a picture. */
const colourOf = async (picture: Buffer, part: { left: number; top: number; width: number; height: number }) => {
  const { channels } = await sharp(await sharp(picture).extract(part).toBuffer()).stats();
  return channels.map(({ mean }) => mean);
};
const LEFT_OF_PORTRAIT = { left: 700, top: 0, width: 30, height: 630 };
const PORTRAIT = { left: 760, top: 20, width: 420, height: 590 };

describe('the sharing picture of a coach', () => {
  it('is a JPEG of the size that previews take, small, and good for ever under its address', async () => {
    const address = await addressOf(await importedCoach(profile));
    const response = await get(address);
    const content = Buffer.from(await response.arrayBuffer());
    expect(await sharp(content).metadata()).toMatchObject({ format: 'jpeg', ...contracts.SHARING_PICTURE_SIZE });
    expect(content.length).toBeLessThanOrEqual(MOST_BYTES);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(content.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const head = await get(address, 'HEAD');
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, String(content.length), '']);
  });

  it('shows the coach’s own picture, and initials on a ground where there is none', async () => {
    const id = await importedCoach(profile);
    const [, , blueOfGround] = await colourOf(await pictureAt(await addressOf(id)), PORTRAIT);
    await showPicture(profile, id, await uploadPicture(profile, asCoach(id)));
    const [red = 0, green = 0, blue = 0] = await colourOf(await pictureAt(await addressOf(id)), PORTRAIT);
    expect(Math.hypot(red - SAFFRON.r, green - SAFFRON.g, blue - SAFFRON.b)).toBeLessThan(6);
    expect(blueOfGround).toBeGreaterThan(blue + 60);
  });

  it('has another address in each language and after each edit of what it shows; the old one leads to the new one', async () => {
    const id = await importedCoach(profile, { texts: { tr: { headline: 'Eski söz', bio: 'b' }, en: { headline: 'Old words', bio: 'b' } } });
    const [turkish, english] = [await addressOf(id), await addressOf(id, 'en')];
    expect([turkish, english].map((address) => address.replace(/[0-9a-f]{16}\.jpg$/, ''))).toEqual([
      `/pictures/coaches/${id}/tr-`,
      `/pictures/coaches/${id}/en-`,
    ]);
    const category = await categoryProjected(profile);
    await profile.test.callAs(asCoach(id))(contracts.updateCoachingProfile, aCoaching(id, category));
    const edited = await addressOf(id);
    expect([edited === turkish, await addressOf(id, 'en')]).toEqual([false, english]);
    const old = await get(turkish);
    expect([old.status, old.headers.get('location'), old.headers.get('cache-control')]).toEqual([302, edited, 'no-store']);
  });

  it.each([
    ['a name and a headline as long as they may be', 'Ğ'.repeat(80), 'İŞ'.repeat(40), 'w'.repeat(160)],
    [
      'long Turkish words',
      'Işıl Gülşah Müjgân',
      'Değirmencioğlu-Büyükyıldırımoğulları',
      `${'Sürdürülebilirlik danışmanlığı '.repeat(5)}`.trim(),
    ],
    ['letters that no font has', '李', '小龙', '🧭 Yön'],
  ])('fits %s beside the portrait', async (_what, firstName, lastName, headline) => {
    const id = ids.next();
    await profile.service.importCoaches([
      {
        ...aCoach(id, { texts: { tr: { headline, bio: 'b' } } }),
        person: aRegistration({ firstName, lastName, city: 'Llanfairpwllgwyngyll'.repeat(4) }),
      },
    ]);
    const picture = await pictureAt(await addressOf(id));
    expect(picture.length).toBeLessThanOrEqual(MOST_BYTES);
    const { channels } = await sharp(await sharp(picture).extract(LEFT_OF_PORTRAIT).toBuffer()).stats();
    expect(Math.min(...channels.map(({ min }) => min))).toBeGreaterThan(200);
  });

  it('is drawn once for many who ask at once', async () => {
    const address = await addressOf(await importedCoach(profile));
    const answers = await Promise.all(Array.from({ length: 60 }, () => get(address)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  });
});

describe('a sharing picture', () => {
  it('is not there of a coach whom visitors may not see, of nobody, or at an address of another shape', async () => {
    const id = ids.next();
    await profile.service.importCoaches([aCoach(id, { texts: {} })]);
    const version = '0123456789abcdef';
    const paths = [
      `${id}/tr-${version}.jpg`,
      `${ids.next()}/tr-${version}.jpg`,
      `${id}/de-${version}.jpg`,
      `${id}/tr-${version}.png`,
      'x',
      '',
    ];
    const answers = await Promise.all(paths.map((path) => get(contracts.SHARING_PICTURES.coach + path)));
    expect(answers.map(({ status, headers }) => [status, headers.get('cache-control')])).toEqual(paths.map(() => [404, 'no-store']));
  });

  it('S22: the sharing picture of an erased person is gone, though it was drawn a moment ago', async () => {
    const id = await importedCoach(profile);
    const address = await addressOf(id);
    expect((await get(address)).status).toBe(200);
    await publish(profile.test, contracts.accountErased, id, { id, version: 9 });
    await eventually(async () => expect((await get(address)).status).toBe(404));
    expect((await profile.stored()).join()).not.toContain(id);
  });
});
