import { randomUUID } from 'node:crypto';
import {
  type CategoryNode,
  coachAddress,
  coachSlug,
  getCategories,
  type Language,
  register,
  registerToken,
  verifyAccount,
} from '@pusula/contracts';
import { newUser } from '@pusula/contracts/testing';
import type { z } from 'zod';
import type { Api } from '../api.ts';
import { mailedLink, tokenOf } from '../mailbox.ts';
import { eventually } from './fixtures.ts';
import type { Session } from './visitor.ts';

export const PASSWORD = 'Deniz-Kenari-42!';

export type Newcomer = { readonly email: string; readonly firstName: string; readonly lastName: string };
type Registration = Partial<z.input<typeof register.input>['user']>;
/** Where somebody is signed up without a browser, and in which language they get e-mails: Turkish unless said otherwise. */
type Product = { readonly url: string; readonly api: Api; readonly language?: Language };

/** Somebody nobody has met, so that journeys do not meet each other. */
export const newcomer = (firstName: string, lastName = 'Yenigelen'): Newcomer => ({
  email: `${randomUUID()}@example.com`,
  firstName,
  lastName,
});

const RANDOM_LETTERS = 8;
/** A word that nobody else uses: a search for it finds one journey's people and nobody else. */
export const uniqueWord = (): string =>
  `q${Array.from(randomUUID().replaceAll('-', ''), (digit) => 'bcdfghjklmnpqrst'[Number.parseInt(digit, 16)])
    .slice(0, RANDOM_LETTERS)
    .join('')}`;

/** Signs a member up by calls alone; their address is verified, by a letter that they open in their session. */
export async function createMember(product: Product, person: Newcomer, more: Registration = {}): Promise<Session> {
  const session = await signUpMember(product, person, more);
  const link = await mailedLink(product.url, person.email, 'verify-account');
  return { ...session, knownBrowser: await openLetter(product.url, link, session) };
}

/** @returns the cookie of the browser that the letter was opened in */
async function openLetter(url: string, link: string, { token }: Session): Promise<NonNullable<Session['knownBrowser']>> {
  const { status, headers } = await fetch(`${url}/api${verifyAccount.path}`, {
    method: verifyAccount.method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ token: tokenOf(link), language: 'tr' }),
  });
  const [, name, value] =
    headers
      .getSetCookie()
      .map((cookie) => /^([^=]*pusula-browser)=([^;]+)/.exec(cookie))
      .find(Boolean) ?? [];
  if (!name || !value) throw new Error(`${verifyAccount.path} answered ${status} and made no browser known`);
  return { name, value };
}

/** The same, without opening the letter. */
export async function signUpMember(
  { api, language = 'tr' }: Omit<Product, 'url'>,
  person: Newcomer,
  more: Registration = {},
): Promise<Session> {
  const { token: signUp } = await api(registerToken, { email: person.email });
  return api(
    register,
    {
      authenticationType: 'Basic',
      language,
      user: newUser(person.email, { ...person, password: PASSWORD, gender: 'PreferNotToSay', birthday: '1988-03-07', ...more }),
    },
    signUp,
  );
}

export const slugOf = ({ firstName, lastName }: Newcomer, id: string): string => coachSlug({ firstName, lastName, id });

export type Coach = Newcomer & { readonly id: string; readonly slug: string; readonly session: Session; readonly word: string };

const CERTIFICATE = {
  name: 'ICF ACC',
  issuer: 'ICF',
  credentialId: 'ACC-20261',
  description: 'Altmış saatlik eğitim ve yüz saat koçluk.',
  issueDate: '2021-03-02',
  expiryDate: null,
};

/** A published coach of a journey's own, whom a word finds that nobody else has written. */
export async function createCoach(product: Product, firstName: string, more: Registration = {}): Promise<Coach> {
  const word = uniqueWord();
  const person = newcomer(firstName, `Koç${word}`);
  const session = await createMember(product, person, {
    userType: 'coach',
    headline: `${word} yollarda ilk adım`,
    bio: `${word} bir bahçede, acele etmeden, birlikte düşünürüz.`,
    linkedIn: 'https://www.linkedin.com/in/yenigelen',
    website: 'https://yenigelen.example',
    instagram: 'https://www.instagram.com/yenigelen',
    facebook: 'https://www.facebook.com/yenigelen',
    categories: [(await demoSubcategory(product.api, 'Kariyer değişikliği')).id],
    certificates: [CERTIFICATE],
    ...more,
  });
  const { id } = session.user;
  const slug = slugOf(person, id);
  await eventually(async () => {
    if ((await fetch(product.url + coachAddress('tr', slug))).status !== 200) throw new Error(`${slug} is not published`);
  });
  return { ...person, id, slug, session, word };
}

export async function demoSubcategory(api: Api, nameTr: string): Promise<CategoryNode> {
  const { categories } = await api(getCategories, { language: 'tr', useCache: 'false' });
  const found = categories.flatMap((top) => top.categories).find((category) => category.nameTr === nameTr);
  if (!found) throw new Error(`the demo has no category ${nameTr}`);
  return found;
}

/** Turkish words come before English ones: `inWords(language)('Yukarı', 'Up')`. */
export const inWords =
  (language: Language) =>
  (tr: string, en: string): string =>
    language === 'tr' ? tr : en;
