import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { aUser } from '@pusula/service-kit/testing';
import sharp from 'sharp';
import { asCoach, ids, type ProfileUnderTest, startProfile } from '../profile.testing.ts';
import { PICTURE_FORMATS } from './address.ts';
import { longGif, vastPng } from './hostile.testing.ts';
import { type Uploader, uploaderOf } from './render-turns.ts';

let profile: ProfileUnderTest;
beforeAll(async () => {
  profile = await startProfile();
});
afterAll(() => profile?.stop());

const coach = asCoach(ids.next());
const dataUrl = (content: Buffer, type = 'image/png') => `data:${type};base64,${content.toString('base64')}`;
const upload = (file: string, caller: contracts.Caller = coach) => profile.test.callAs(caller)(contracts.uploadProfilePicture, { file });
const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#88a' } });
const noise = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#88a', noise: { type: 'gaussian', mean: 128, sigma: 30 } } });
const get = async (path: string, init: RequestInit = {}) => {
  const response = await fetch(profile.test.running.url + path, init);
  return { status: response.status, headers: response.headers, content: Buffer.from(await response.arrayBuffer()) };
};
const storedPictures = () => profile.test.running.db.manager.query<{ name: string }[]>('select name from picture');

describe('an upload', () => {
  it.each([
    ['image/jpeg', 'jpeg'],
    ['image/png', 'png'],
    ['image/gif', 'gif'],
  ] as const)('of %s is kept in three formats at every width up to its own', async (type, format) => {
    const { fileName, imageUrl } = await upload(dataUrl(await plain(700, 500)[format]().toBuffer(), type));
    expect(imageUrl).toBe(`/pictures/${fileName}/640.jpg`);
    for (const picture of PICTURE_FORMATS) {
      const sizes = await Promise.all(
        [320, 640, 1024, 1920].map(
          async (width) => (await sharp((await get(`/pictures/${fileName}/${width}.${picture}`)).content).metadata()).width,
        ),
      );
      expect(sizes).toEqual([320, 640, 700, 700]);
    }
  });

  it('is served for ever, as what it is and as nothing else', async () => {
    const { fileName } = await upload(dataUrl(await noise(64, 64).png().toBuffer()));
    const { status, headers, content } = await get(`/pictures/${fileName}/320.avif`);
    expect([status, headers.get('content-type'), headers.get('x-content-type-options'), headers.get('cache-control')]).toEqual([
      200,
      'image/avif',
      'nosniff',
      'public, max-age=31536000, immutable',
    ]);
    const head = await get(`/pictures/${fileName}/320.avif`, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), head.content.length]).toEqual([200, String(content.length), 0]);
  });

  it('is not sent again to who knows it, and tells its renditions apart', async () => {
    const { fileName } = await upload(dataUrl(await noise(64, 64).png().toBuffer()));
    const known = async (path: string, condition: string) => {
      const answer = await get(path, { headers: { 'if-none-match': condition } });
      return [answer.status, answer.content.length > 0, answer.headers.get('cache-control')];
    };
    const etag = (await get(`/pictures/${fileName}/320.webp`)).headers.get('etag') ?? '';
    const immutable = 'public, max-age=31536000, immutable';
    expect(await known(`/pictures/${fileName}/320.webp`, etag)).toEqual([304, false, immutable]);
    expect(await known(`/pictures/${fileName}/320.webp`, `"other", W/${etag}`)).toEqual([304, false, immutable]);
    expect(await known(`/pictures/${fileName}/320.avif`, etag)).toEqual([200, true, immutable]);
    expect(await known(`/pictures/${'a'.repeat(32)}/320.webp`, `"${'a'.repeat(32)}/320.webp", *`)).toEqual([404, true, 'no-store']);
  });

  it('S10: stands upright and has lost its metadata, the place where it was taken included', async () => {
    const exif = { IFD0: { Copyright: 'geheim', Orientation: '6' }, IFD3: { GPSLatitude: '41/1 0/1 0/1', GPSLatitudeRef: 'N' } };
    const source = await noise(400, 200).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(source.includes('Exif')).toBe(true);
    const { fileName } = await upload(dataUrl(source, 'image/jpeg'));
    for (const format of PICTURE_FORMATS) {
      const { content } = await get(`/pictures/${fileName}/320.${format}`);
      const { width = 0, height = 0, exif: left, icc, xmp } = await sharp(content).metadata();
      expect([width < height, left, icc, xmp, content.includes('geheim')]).toEqual([true, undefined, undefined, undefined, false]);
    }
  });

  // That it is answered in time, too, is measured by the chaos tests.
  it('is taken even at the largest size that is allowed, and a row more is refused', async () => {
    const { fileName } = await upload(dataUrl(await plain(4_000, 2_000).jpeg().toBuffer(), 'image/jpeg'));
    const sizes = await Promise.all(
      [320, 1920].map(async (width) => (await sharp((await get(`/pictures/${fileName}/${width}.jpg`)).content).metadata()).width),
    );
    expect(sizes).toEqual([320, 1920]);
    const tooLarge = dataUrl(await plain(4_000, 2_001).jpeg().toBuffer(), 'image/jpeg');
    await expect(upload(tooLarge)).rejects.toThrow('IMAGE_TOO_LARGE');
  });
});

describe('uploads at the same time', () => {
  const newcomer = (network: string) => ({ type: 'Register', email: `invented-${ids.next()}@example.test`, network }) as const;
  const unproven = (network: string) => ({ ...aUser({ id: ids.next(), verified: false }), network }) as contracts.Caller;

  it('of eight networks of one customer are taken in turns with those of a newcomer and of a person', async () => {
    const begun: string[] = [];
    const picture = await noise(1_200, 900).jpeg().toBuffer();
    const store = (name: string, uploader: Uploader) => {
      const read = () => {
        begun.push(name);
        return picture;
      };
      const owner = { ownerId: null, ownerEmail: `${ids.next()}@example.test`, ownerNetwork: null };
      return profile.service.storePicture(read, owner, { uploader }).then(
        () => 'taken',
        (error: Error) => error.message,
      );
    };
    const flood = Array.from({ length: 8 }, (_, place) => store('flood', uploaderOf(newcomer(`2001:db8:0:${place + 1}::/64`))));
    const others = [
      store('newcomer', uploaderOf(newcomer('192.0.2.1'))),
      store('person', { customer: ids.next(), hasProvenAddress: true }),
    ];
    expect(await Promise.all([...flood, ...others])).toEqual([
      ...Array<string>(3).fill('taken'),
      ...Array<string>(5).fill('TOO_MANY_REQUESTS'),
      'taken',
      'taken',
    ]);
    expect(begun.filter((name) => name !== 'person')).toEqual(['flood', 'newcomer', 'flood', 'flood']);
    expect(begun.indexOf('person')).toBeLessThan(2);
  });

  it('of eight networks of one customer who keep asking shut nobody else out', async () => {
    const large = dataUrl(await noise(1_200, 900).jpeg().toBuffer(), 'image/jpeg');
    const small = dataUrl(await plain(40, 40).png().toBuffer());
    const outcome = (file: string, caller: contracts.Caller) =>
      upload(file, caller).then(
        () => 'taken',
        (error: Error) => error.message,
      );
    const { promise: underWay, resolve } = Promise.withResolvers<void>();
    let isOver = false;
    const flood = Array.from({ length: 8 }, async (_, place) => {
      const network = `2001:db8:1:${place + 1}::/64`;
      while (!isOver) {
        const last = await outcome(large, place % 2 === 0 ? newcomer(network) : unproven(network));
        resolve();
        if (last !== 'taken') return last;
      }
      return 'taken';
    });
    await underWay;
    expect([await outcome(small, newcomer('192.0.2.2')), await outcome(small, coach)]).toEqual(['taken', 'taken']);
    isOver = true;
    expect(await Promise.all(flood)).toContain('taken');
  });
});

describe('S10: an upload that is refused and leaves nothing behind', () => {
  const png = () => noise(200, 200).png().toBuffer();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  it.each<[string, () => Promise<string>, string]>([
    ['SVG', async () => dataUrl(svg, 'image/svg+xml'), 'INVALID_FILE_EXTENSION'],
    ['SVG that says it is PNG', async () => dataUrl(svg), 'INVALID_FILE_EXTENSION'],
    [
      'HTML that says it is JPEG',
      async () => dataUrl(Buffer.from('<html><script>alert(1)</script>'), 'image/jpeg'),
      'INVALID_FILE_EXTENSION',
    ],
    [
      'HTML behind the first bytes of a GIF',
      async () => dataUrl(Buffer.from('GIF89a/*<script>alert(1)</script>*/'), 'image/gif'),
      'INVALID_IMAGE_FILE',
    ],
    ['WebP', async () => dataUrl(await noise(20, 20).webp().toBuffer(), 'image/webp'), 'INVALID_FILE_EXTENSION'],
    ['a truncated PNG', async () => dataUrl((await png()).subarray(0, 9_000)), 'INVALID_IMAGE_FILE'],
    [
      'a truncated JPEG',
      async () => dataUrl((await noise(300, 300).jpeg().toBuffer()).subarray(0, 9_000), 'image/jpeg'),
      'INVALID_IMAGE_FILE',
    ],
    [
      'a truncated GIF',
      async () => dataUrl((await noise(300, 300).gif({ effort: 1 }).toBuffer()).subarray(0, 9_000), 'image/gif'),
      'INVALID_IMAGE_FILE',
    ],
    ['TIFF that says it is PNG', async () => dataUrl(await noise(20, 20).tiff().toBuffer()), 'INVALID_FILE_EXTENSION'],
    ['PDF that says it is JPEG', async () => dataUrl(Buffer.from('%PDF-1.7\n'), 'image/jpeg'), 'INVALID_FILE_EXTENSION'],
    ['17 000 x 17 000 pixels', async () => dataUrl(vastPng(17_000)), 'IMAGE_TOO_LARGE'],
    ['10 000 frames', async () => dataUrl(longGif(10_000), 'image/gif'), 'INVALID_IMAGE_FILE'],
    ['no base64', async () => 'data:image/png;base64,%%%', 'INVALID_IMAGE_FILE'],
    ['no base64 at all', async () => 'data:image/png,abc', 'INVALID_IMAGE_FILE'],
    ['nothing', async () => 'data:image/png;base64,', 'INVALID_IMAGE_FILE'],
  ])('%s', async (_, file, code) => {
    const before = [await storedPictures(), await profile.stored()];
    await expect(upload(await file())).rejects.toThrow(code);
    expect([await storedPictures(), await profile.stored()]).toEqual(before);
  });

  it('what hides behind a picture is not kept with it', async () => {
    const polyglot = Buffer.concat([await png(), Buffer.from('<script>alert("polyglot")</script>')]);
    const { fileName } = await upload(dataUrl(polyglot));
    for (const format of PICTURE_FORMATS)
      expect((await get(`/pictures/${fileName}/320.${format}`)).content.includes('polyglot')).toBe(false);
  });
});

describe('below /pictures/', () => {
  it.each([
    '',
    'x',
    '../../etc/passwd',
    '..%2f..%2fetc%2fpasswd',
    `${'a'.repeat(32)}/640.jpg`,
    `${'a'.repeat(32)}/640.svg`,
    `${'a'.repeat(32)}/7.jpg`,
  ])('there is nothing at %j', async (path) => {
    const { status, headers } = await get(`/pictures/${path}`);
    expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
  });

  it('only reading is possible', async () => {
    expect((await get('/pictures/x', { method: 'DELETE' })).status).toBe(405);
  });
});
