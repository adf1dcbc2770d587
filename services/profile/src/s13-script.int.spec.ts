import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { aPublic, eventually } from '@pusula/service-kit/testing';
import {
  aCertificate,
  aCoaching,
  aContact,
  asCoach,
  heardCategory,
  importedCoach,
  type ProfileUnderTest,
  startProfile,
} from './profile.fixture.ts';

let profile: ProfileUnderTest;
let category: string;
beforeAll(async () => {
  profile = await startProfile();
  category = await heardCategory(profile);
});
afterAll(() => profile?.stop());

const LINKS = ['LinkedIn', 'Website', 'Instagram', 'Facebook'] as const;
const SCRIPT = '"><script>alert(1)</script>';
const IMAGE = "'><img src=x onerror=alert(2)>";
const coaching = (id: string, more: object) =>
  profile.test.callAs(asCoach(id))(contracts.updateCoachingProfile, aCoaching(id, category, more));

describe('S13: script', () => {
  it('in names, texts and certificates is text: kept, answered and announced as it was written', async () => {
    const id = await importedCoach(profile);
    const as = profile.test.callAs(asCoach(id));
    await as(contracts.updateUserProfile, aContact(id, { FirstName: SCRIPT, LastName: IMAGE, MiddleName: SCRIPT, Username: IMAGE }));
    await coaching(id, { Headline: SCRIPT, Bio: `${IMAGE}\n{{constructor.constructor('alert(3)')()}}` });
    const { id: _, ...certificate } = aCertificate({
      name: SCRIPT,
      description: IMAGE,
      issuer: SCRIPT,
      credentialId: 'javascript:alert(4)',
    });
    const { user } = await as(contracts.updateCoachingCertificates, { UserId: id, Certificates: [certificate] });
    expect(user).toMatchObject({ firstName: SCRIPT, lastName: IMAGE, middleName: SCRIPT, username: IMAGE, headline: SCRIPT });
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

  it.each(
    [
      'javascript:alert(1)//linkedin.com',
      'JaVaScRiPt:alert(1)',
      'java\nscript:alert(1)',
      '\u0001javascript:alert(1)',
      'data:text/html,<script>alert(1)</script>',
      'vbscript:msgbox(1)',
      'file:///etc/passwd',
      'ftp://linkedin.com/x',
      'blob:https://linkedin.com/x',
      '//linkedin.com/x',
      'linkedin.com/x',
      'https://',
      'https://user:password@linkedin.com/x',
    ].flatMap((address) => LINKS.map((link) => [link, address] as const)),
  )('is refused as %s: %j', async (link, address) => {
    const id = await importedCoach(profile);
    await expect(coaching(id, { [link]: address })).rejects.toThrow('VALIDATION_FAILED');
  });

  it.each(
    [
      ['LinkedIn', 'linkedin.com'],
      ['Instagram', 'instagram.com'],
      ['Facebook', 'facebook.com'],
    ].flatMap(([link = '', host = '']) =>
      [
        `https://${host}.evil.example/x`,
        `https://evil.example/${host}`,
        `https://evil.example#${host}`,
        `https://evil.example?${host}`,
        `https://evil${host}/x`,
        `https://evil.example\\@${host}/x`,
        `https://${host}%2eevil.example/x`,
        `https://${host}@evil.example/x`,
      ].map((address) => [link, address] as const),
    ),
  )('nor does another host pass for a network: %s: %s', async (link, address) => {
    const id = await importedCoach(profile);
    await expect(coaching(id, { [link]: address })).rejects.toThrow('VALIDATION_FAILED');
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
