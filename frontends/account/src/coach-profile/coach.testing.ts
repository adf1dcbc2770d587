import type { CurrentUser } from '@pusula/contracts';
import { person } from '@pusula/frontend-kit/testing';
import { coachDraft } from '../sign-up/draft.testing.ts';

const { headline, bio, website, linkedIn, instagram, facebook, certificates } = coachDraft();

/** A coach with a complete profile in one language. */
export const coach = (more: Partial<CurrentUser> = {}): CurrentUser =>
  person('coach', {
    version: 7,
    slug: 'nilufer-sen-01k9000000000000000000000a',
    isPublic: true,
    hiddenReasons: [],
    showsPhone: false,
    yearsOfPractice: 8,
    gender: 'PreferNotToSay',
    birthday: '1988-03-14',
    imageUrl: '/pictures/p1/640.jpg',
    imageFileName: 'p1',
    texts: { tr: { headline, bio } },
    website,
    linkedIn,
    instagram,
    facebook,
    categories: [{ id: '01k9000000000000000000000a', name: 'Liderlik', slug: 'liderlik' }],
    certificates: certificates.map((certificate) => ({ ...certificate, id: '01k900000000000000000000c1' })),
    ...more,
  });
