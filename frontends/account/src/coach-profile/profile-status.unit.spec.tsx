import { describe, expect, it } from '@jest/globals';
import type { CurrentUser } from '@pusula/contracts';
import { person } from '@pusula/frontend-kit/testing';
import { coach } from './coach.testing.ts';
import { completeness, type ProfilePart } from './completeness.ts';
import { hasCoaching, visibility } from './visibility.ts';

const TODAY = '2026-11-22';
const text = { headline: 'Başlık', bio: 'Tanıtım' };

describe('how complete a profile is', () => {
  it('is nothing at the beginning, and everything in the end', () => {
    const empty = person('coach', { slug: 's' });
    expect(completeness(empty, TODAY)).toMatchObject({ percent: 0, next: { part: 'headline' } });
    const whole = coach({ texts: { tr: text, en: text }, showsPhone: true });
    expect(completeness(whole, TODAY)).toMatchObject({ percent: 100, next: null });
  });

  it('counts each part once, and what is worth more comes first', () => {
    const { parts } = completeness(coach(), TODAY);
    expect(parts.reduce((sum, { worth }) => sum + worth, 0)).toBe(100);
    expect(parts.map(({ worth }) => worth)).toEqual(parts.map(({ worth }) => worth).toSorted((a, b) => b - a));
  });

  it.each<[ProfilePart, Partial<CurrentUser>]>([
    ['picture', { imageUrl: '' }],
    ['headline', { texts: { tr: { headline: '', bio: 'Tanıtım' }, en: { headline: '', bio: 'Bio' } } }],
    ['bio', { texts: { tr: { ...text, bio: '' }, en: { ...text, bio: '' } } }],
    ['categories', { categories: [] }],
    ['certificates', { certificates: [] }],
    ['links', { website: '', linkedIn: '', instagram: '', facebook: '' }],
    ['otherLanguage', { texts: { en: text } }],
    ['phone', { showsPhone: false }],
  ])('names %s as the next step when it is all that is missing, or the worthiest', (part, lack) => {
    const { next, parts } = completeness(coach({ texts: { tr: text, en: text }, showsPhone: true, ...lack }), TODAY);
    expect(next?.part).toBe(part);
    expect(parts.find((one) => one.part === part)?.isDone).toBe(false);
  });
});

describe('a certificate that has expired', () => {
  const [certificate] = coach().certificates ?? [];
  const expired = certificate && { ...certificate, expiryDate: '2026-11-21' };
  const whole = { texts: { tr: text, en: text }, showsPhone: true };

  it.each<[string, Partial<CurrentUser>]>([
    ['a whole profile', whole],
    ['one without a photo', { ...whole, imageUrl: '' }],
  ])('is the next step of %s', (_, more) => {
    const { next, percent } = completeness(coach({ ...more, certificates: expired ? [expired] : [] }), TODAY);
    expect(next).toEqual({ part: 'renewal', to: '/coach-profile/certificates' });
    expect(percent).toBe(completeness(coach(more), TODAY).percent - 5);
  });

  it('waits for what keeps the coach from being published, and is none on its last day', () => {
    const certificates = expired ? [expired] : [];
    expect(completeness(coach({ ...whole, categories: [], certificates }), TODAY).next?.part).toBe('categories');
    expect(completeness(coach({ ...whole, certificates }), '2026-11-21').next).toBeNull();
  });
});

describe('whether visitors see a coach', () => {
  it('is the server’s word, and not known before it', () => {
    expect(visibility(coach())).toEqual({ isPublic: true, reasons: [], isMendable: true });
    expect(visibility(person('coach'))).toBeNull();
  });

  it('names everything that stands in the way', () => {
    const { reasons, isMendable } = visibility(coach({ hiddenReasons: ['notVerified', 'categories'] })) ?? {};
    expect([reasons, isMendable]).toEqual([['notVerified', 'categories'], true]);
  });

  it.each(['notCoach', 'notEnabled'] as const)('leads to nothing that would not help: %s', (reason) => {
    expect(visibility(coach({ hiddenReasons: [reason, 'headline'] }))).toEqual({ isPublic: false, reasons: [reason], isMendable: false });
  });
});

it('only coaches, and administrators who were coaches, have a coaching profile', () => {
  expect([coach(), person('member'), person('admin'), person('admin', { slug: 's' })].map(hasCoaching)).toEqual([true, false, false, true]);
});
