import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { aPublic, eventually, publish } from '@pusula/service-kit/testing';
import sharp from 'sharp';
import {
  aCertificate,
  aCoaching,
  aContact,
  anAccount,
  aRegistration,
  asCoach,
  categoryProjected,
  ids,
  importedCoach,
  type ProfileUnderTest,
  startProfile,
  uploadPicture,
} from '../profile.testing.ts';
import { NO_LINKS, passingFor } from './hostile-links.testing.ts';

let profile: ProfileUnderTest;
let category: string;
const connections: string[] = [];
const server = createServer((request, response) => {
  connections.push(request.url ?? '');
  response.end();
});
let bait: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.on('connection', () => connections.push('a connection'));
  bait = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  profile = await startProfile();
  category = await categoryProjected(profile);
});
afterAll(async () => {
  await profile?.stop();
  server.close();
});

const LINKS = ['LinkedIn', 'Website', 'Instagram', 'Facebook'] as const;
const SCRIPT = '"><script>alert(1)</script>';
const IMAGE = "'><img src=x onerror=alert(2)>";
const coaching = (id: string, more: object) =>
  profile.test.callAs(asCoach(id))(contracts.updateCoachingProfile, aCoaching(id, category, more));

describe('S13: script', () => {
  it('in names, texts and certificates is text: kept, answered and announced as it was written', async () => {
    const id = await importedCoach(profile);
    const as = profile.test.callAs(asCoach(id));
    await as(contracts.updateUserProfile, aContact(id, { FirstName: SCRIPT, LastName: IMAGE, MiddleName: SCRIPT }));
    await expect(as(contracts.updateUserProfile, aContact(id, { Username: IMAGE }))).rejects.toThrow('VALIDATION_FAILED');
    await coaching(id, { Headline: SCRIPT, Bio: `${IMAGE}\n{{constructor.constructor('alert(3)')()}}` });
    const { id: _, ...certificate } = aCertificate({
      name: SCRIPT,
      description: IMAGE,
      issuer: SCRIPT,
      credentialId: 'javascript:alert(4)',
    });
    const { user } = await as(contracts.updateCoachingCertificates, { UserId: id, Certificates: [certificate] });
    expect(user).toMatchObject({ firstName: SCRIPT, lastName: IMAGE, middleName: SCRIPT, headline: SCRIPT });
    expect(user.certificates).toMatchObject([certificate]);
    await eventually(() =>
      expect(profile.said.about(id)?.data.coach).toMatchObject({ firstName: SCRIPT, lastName: IMAGE, certificates: [certificate] }),
    );
    expect(profile.said.about(id)?.data.coach?.texts.tr?.headline).toBe(SCRIPT);
    const { headers, body } = await profile.test.send(aPublic, 'GET', `/api/coach/get-coach-by-id?id=${id}`);
    expect([headers.get('content-type'), headers.get('x-content-type-options')]).toEqual(['application/json; charset=utf-8', 'nosniff']);
    const { coach } = body as unknown as contracts.ReplyOf<typeof contracts.getCoachById>;
    expect(coach).toMatchObject({ firstName: SCRIPT, lastName: IMAGE, headline: SCRIPT, certificates: [certificate] });
    expect(coach.slug).toMatch(/^[a-z0-9-]+$/);
  });

  /** The addresses that a link took although it must not. */
  const taken = async (link: string, addresses: readonly string[]): Promise<string[]> => {
    const id = await importedCoach(profile);
    const outcomes = await Promise.all(addresses.map((address) => outcomeOf(coaching(id, { [link]: address }))));
    return addresses.map((address, at) => `${address}: ${outcomes[at]}`).filter((_, at) => outcomes[at] !== 'VALIDATION_FAILED');
  };
  const outcomeOf = (call: Promise<unknown>) =>
    call.then(
      () => 'taken',
      ({ code }: { code?: string }) => code,
    );

  it.each(LINKS)('no address of another kind is taken as %s', async (link) => {
    expect(NO_LINKS).toHaveLength(13);
    expect(await taken(link, NO_LINKS)).toEqual([]);
  });

  it.each([
    ['LinkedIn', 'linkedin.com'],
    ['Instagram', 'instagram.com'],
    ['Facebook', 'facebook.com'],
  ])('nor does another host pass for a network, or its own without a scheme: %s', async (link, host) => {
    const addresses = [...passingFor(host), `${host}/x`];
    expect(addresses).toHaveLength(9);
    expect(await taken(link, addresses)).toEqual([]);
  });

  it('while the network’s own hosts are taken, however they are written', async () => {
    const links = {
      LinkedIn: 'https://tr.linkedin.com/in/x',
      Instagram: 'HTTPS://WWW.Instagram.com/x',
      Facebook: 'http://m.facebook.com/x',
    };
    const { user } = await coaching(await importedCoach(profile), links);
    expect([user.linkedIn, user.instagram, user.facebook]).toEqual(Object.values(links));
  });
});

const upload = (file: string) => profile.test.callAs(asCoach(ids.next()))(contracts.uploadProfilePicture, { file });
const asData = (content: string | Buffer, type: string) => `data:${type};base64,${Buffer.from(content).toString('base64')}`;

describe('S17: the service fetches nothing that a coach names', () => {
  it('in links and texts of a profile, saved, read and announced', async () => {
    const id = await importedCoach(profile);
    await profile.test.callAs(asCoach(id))(
      contracts.updateCoachingProfile,
      aCoaching(id, category, { Website: `${bait}/website`, Headline: `${bait}/headline`, Bio: `<img src="${bait}/bio">` }),
    );
    const { id: _, ...certificate } = aCertificate({ name: `${bait}/certificate`, credentialId: `${bait}/credential` });
    await profile.test.callAs(asCoach(id))(contracts.updateCoachingCertificates, { UserId: id, Certificates: [certificate] });
    expect((await profile.test.callAs(aPublic)(contracts.getCoachById, { id })).coach.website).toBe(`${bait}/website`);
    await eventually(() => expect(profile.said.about(id)?.data.coach?.certificates).toMatchObject([certificate]));
  });

  it('in what they sign up with', async () => {
    const id = ids.next();
    const coaching = { website: `${bait}/sign-up`, headline: 'x', bio: 'x', certificates: [] };
    const person = aRegistration({ imageFileName: `${bait}/picture.png`, coaching });
    await publish(profile.test, contracts.accountChanged, id, { id, version: 1, account: anAccount(id), person });
    await eventually(async () => {
      const { user } = await profile.test.callAs(asCoach(id))(contracts.getCurrentUser, {});
      expect(user).toMatchObject({ website: `${bait}/sign-up`, imageFileName: '' });
    });
  });

  it('as the name of a picture', async () => {
    const id = await importedCoach(profile);
    for (const ImageFileName of [`${bait}/x.png`, `../../${bait}`])
      await expect(profile.test.callAs(asCoach(id))(contracts.updateUserProfile, aContact(id, { ImageFileName }))).rejects.toThrow(
        'INVALID_IMAGE_FILE',
      );
    for (const path of [`/pictures/${bait}/x.png`, `/pictures/${encodeURIComponent(bait)}/640.jpg`])
      expect((await fetch(profile.test.running.url + path)).status).toBe(404);
  });

  it('in place of a picture or inside one', async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"><image xlink:href="${bait}/svg.png" width="9" height="9"/></svg>`;
    const pixels = sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } });
    const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><a href="${bait}/xmp"/></x:xmpmeta>`;
    for (const file of [
      `${bait}/picture.png`,
      `data:image/png,${bait}/picture.png`,
      asData(`${bait}/picture.png`, 'image/png'),
      asData(svg, 'image/svg+xml'),
      asData(svg, 'image/png'),
      asData(`push graphic-context\nimage over 0,0 0,0 '${bait}/mvg.png'\npop graphic-context`, 'image/gif'),
    ])
      await expect(upload(file)).rejects.toThrow(/INVALID_IMAGE_FILE|INVALID_FILE_EXTENSION/);
    await expect(upload(asData(await pixels.withXmp(xmp).jpeg().toBuffer(), 'image/jpeg'))).resolves.toBeDefined();
  });

  it('which a server would have noticed that does notice', async () => {
    // Whatever had been begun behind an answer has had the time of a whole upload to reach the server, which does count.
    await uploadPicture(profile, asCoach(ids.next()));
    expect(connections).toEqual([]);
    await fetch(`${bait}/counted`);
    expect(connections).toEqual(['a connection', '/counted']);
  });
});
