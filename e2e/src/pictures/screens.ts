import { suggest } from '@pusula/contracts';
import { apiOf } from '../api.ts';
import { PAGES } from '../journeys/accessibility/pages.ts';
import { giveAddress, giveCoaching, giveExpertise, givePassword, givePerson, givePhone, wizardOf } from '../journeys/accounts/wizard.ts';
import { eventually, expect } from '../journeys/fixtures.ts';
import type { Visitor } from '../journeys/visitor.ts';
import { PUBLIC_WORDS } from '../journeys/words.ts';
import type { Role } from './fixtures.ts';

export type Screen = {
  readonly as?: Role;
  readonly reach: (visitor: Visitor) => Promise<void>;
  /** For what a reload ends, such as an open sheet: brings the screen into it once it has its size. */
  readonly prepare?: (visitor: Visitor) => Promise<void>;
  /** Fills its window, whatever its height; all others are as high as what they hold. */
  readonly answersToWindow?: boolean;
  /** A way that cannot be gone twice, and that a reload would interrupt. */
  readonly isReachedOnce?: boolean;
};

/** Somebody who has come as far as a step of signing up; what they said shows in none of them. */
const signUpStep = (steps: number): Screen => ({
  isReachedOnce: true,
  reach: async (visitor) => {
    const wizard = wizardOf(visitor);
    const person = { email: 'deniz.yolcu@example.com', firstName: 'Deniz', lastName: 'Yolcu' };
    const stations = [
      () => giveAddress(wizard, person),
      () => givePassword(wizard, { asCoach: true }),
      () => givePerson(wizard, person),
      () => givePhone(wizard),
      () => giveCoaching(wizard, { headline: 'Acele etmeden, birlikte', bio: 'Altmış saatlik eğitim ve yüz saat koçluk.' }),
      () => giveExpertise(wizard),
    ];
    await visitor.open('/signup');
    for (const pass of stations.slice(0, steps)) await pass();
  },
});

const openFilters = async ({ page, language }: Visitor) => {
  // The side panel of a wide window is open anyway.
  const opener = page.getByRole('main').getByRole('button', { name: PUBLIC_WORDS[language].filters });
  if (!(await opener.isVisible())) return;
  await opener.click();
  await page.getByRole('dialog').waitFor();
};

const typeTopic = async ({ page, language }: Visitor) => {
  const keyword = language === 'tr' ? 'liderlik' : 'leadership';
  const api = apiOf(new URL(page.url()).origin);
  // The first completions after a start know the categories alone; the phrases of a language come a moment later.
  await eventually(async () => {
    const { suggestions } = await api(suggest, { keyword, language });
    expect(suggestions.some(({ kind }) => kind === 'phrase')).toBe(true);
  });
  await page.getByRole('combobox').first().fill(keyword);
  await expect(page.getByRole('listbox').getByRole('group')).toHaveCount(2);
};

/** What is looked at beside the pages: states of them, and steps on the way. */
const STATES: Readonly<Record<string, Screen>> = {
  home: { reach: ({ open, language }) => open(`/${language}`), answersToWindow: true },
  'home, suggestions open': { reach: ({ open, language }) => open(`/${language}`), prepare: typeTopic, answersToWindow: true },
  'results, filters open': { reach: ({ open }) => open('/search-results?q=stres'), prepare: openFilters, answersToWindow: true },
  'no such coach': { reach: ({ open, language }) => open(`/${language}/coach/kimse-01hr0000000000000000000000`) },
  'sign-up, password': signUpStep(1),
  'sign-up, person': signUpStep(2),
  'sign-up, phone': signUpStep(3),
  'sign-up, coaching': signUpStep(4),
  'sign-up, expertise': signUpStep(5),
  'sign-up, summary': signUpStep(6),
};

/** Every screen of which there is a picture, by the name of its folder. */
export const SCREENS: ReadonlyMap<string, Screen> = new Map([...Object.entries<Screen>(PAGES), ...Object.entries(STATES)]);

/** Those that most people see, for every run; all others are looked at by `make test-all`. */
export const MOST_SEEN: readonly string[] = ['home', 'results', 'coach', 'sign-in', 'profile'];
