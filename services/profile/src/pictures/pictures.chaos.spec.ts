import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LIMITS, uploadProfilePicture } from '@pusula/contracts';
import sharp from 'sharp';
import { asCoach, ids, type ProfileUnderTest, startProfile } from '../profile.testing.ts';

let profile: ProfileUnderTest;
beforeAll(async () => {
  profile = await startProfile();
});
afterAll(() => profile?.stop());

describe('an upload', () => {
  it('is answered in time even at the largest size that is allowed', async () => {
    const largest = sharp({ create: { width: 4_000, height: 2_000, channels: 3, background: '#88a' } });
    const file = `data:image/jpeg;base64,${(await largest.jpeg().toBuffer()).toString('base64')}`;
    const started = performance.now();
    await profile.test.callAs(asCoach(ids.next()))(uploadProfilePicture, { file });
    expect(performance.now() - started).toBeLessThan(LIMITS.uploadHopTimeoutMs);
  });
});
