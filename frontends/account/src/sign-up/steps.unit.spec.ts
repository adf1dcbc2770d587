import { describe, expect, it } from '@jest/globals';
import { coachDraft, memberDraft } from './draft.testing.ts';
import { firstUnfinished, isOpen, type Step, stepAfter, stepBefore, stepsOf } from './steps.ts';

describe('the way through the wizard', () => {
  it('is six pages for a member and seven for a coach', () => {
    expect(stepsOf(memberDraft())).toEqual(['email', 'password', 'personal', 'phone', 'about', 'summary']);
    expect(stepsOf(coachDraft())).toEqual(['email', 'password', 'personal', 'phone', 'about', 'expertise', 'summary']);
  });

  it('has no coaching page for a coach who completes later', () => {
    expect(stepsOf(coachDraft({ completesLater: true }))).not.toContain('expertise');
  });

  it('asks nobody for a password whom a provider knows', () => {
    expect(stepsOf(memberDraft({ authenticationType: 'Google' }))).toEqual(['email', 'personal', 'phone', 'about', 'summary']);
  });

  it('leads from page to page and back', () => {
    const draft = coachDraft();
    expect([stepAfter('about', draft), stepBefore('about', draft), stepBefore('email', draft)]).toEqual(['expertise', 'phone', null]);
  });
});

describe('the first unfinished page', () => {
  it.each([
    ['email', memberDraft({ email: '' })],
    ['password', memberDraft({ hasPassword: false })],
    ['personal', memberDraft({ firstName: ' ' })],
    ['personal', memberDraft({ birthday: '1988--14' })],
    ['personal', memberDraft({ city: 'Atlantis' })],
    ['personal', memberDraft({ gender: '' })],
    ['phone', memberDraft({ phone: '532' })],
    ['phone', memberDraft({ phoneCode: '' })],
    ['about', coachDraft({ headline: '' })],
    ['about', coachDraft({ linkedIn: 'https://linkedin.com.evil.example/in/x' })],
    ['expertise', coachDraft({ categories: [] })],
    ['expertise', coachDraft({ certificates: [] })],
    ['summary', coachDraft()],
    ['summary', coachDraft({ completesLater: true, headline: '', categories: [], certificates: [] })],
    ['summary', memberDraft({ headline: '' })],
  ] as const)('is %s', (step, draft) => {
    expect(firstUnfinished(draft)).toBe(step);
  });
});

describe('a page', () => {
  const open = (steps: readonly Step[], draft: ReturnType<typeof memberDraft>) => steps.filter((step) => isOpen(step, draft));
  const ALL: readonly Step[] = ['email', 'password', 'personal', 'phone', 'about', 'expertise', 'summary'];

  it('is open as soon as all before it are done', () => {
    expect(open(ALL, memberDraft({ phone: '' }))).toEqual(['email', 'password', 'personal', 'phone']);
  });

  it('that is not of one’s own way never opens', () => {
    expect(open(ALL, memberDraft())).not.toContain('expertise');
  });
});
