import { DEFAULT_LANGUAGE, type Language, type Localised, pageAddress } from '@pusula/contracts';
import type { Brand, EmailContent } from './email.ts';
import { DATE_FORMATS, type DateFormats } from './format-date.ts';
import { greetingName } from './greeting.ts';
import { FALLBACK } from './link-facts.ts';
import { ABOUT_THE_ACCOUNT } from './notice-facts.ts';

export type Receiver = { readonly firstName: string; readonly language: Language };

/** What every email is written with. */
export type TemplateContext = DateFormats & {
  readonly brand: Brand;
  readonly language: Language;
  /** Fit for a greeting, or ''. */
  readonly name: string;
  /** The first line of an email: `Merhaba Ayşe,`. */
  readonly hello: string;
  /** The address of a page without a language of its own, in the reader's language. */
  readonly page: (path: `/${string}`, query?: Readonly<Record<string, string>>) => string;
  /** The same with a token behind the `#`, where browsers keep it to themselves: no server, proxy or log on the way learns it. */
  readonly link: (path: `/${string}`, token: string) => string;
  /** Stands before the address of a button written out. */
  readonly fallback: string;
  /** The reason of every notice. */
  readonly aboutTheAccount: string;
};

/** What only this email says; the rest is the same on all of them. */
type Written = Omit<EmailContent, 'language' | 'subject' | 'footerLinks' | 'notes'> & Partial<Pick<EmailContent, 'notes'>>;
export type Writing<Facts> = Localised<(templateContext: TemplateContext, facts: Facts) => Written>;
export type EmailOf<Facts> = (receiver: Receiver, brand: Brand, facts: Facts) => EmailContent;

/** Makes of what is said in every language a pure function: the email to one reader, in theirs. */
export const defineEmail =
  <Facts = void>(writing: Writing<Facts>): EmailOf<Facts> =>
  (receiver, brand, facts) => {
    const { language } = receiver;
    const written = writing[language](templateContext(receiver, brand), facts);
    return { notes: [], ...written, language, subject: `${brand.name}: ${written.heading}`, footerLinks: footerLinks(language, brand) };
  };

const HELLO: Localised<string> = { tr: 'Merhaba', en: 'Hello' };
const FOOTER: Localised<Readonly<Record<'privacy' | 'terms', string>>> = {
  tr: { privacy: 'Gizlilik politikası', terms: 'Kullanım şartları' },
  en: { privacy: 'Privacy policy', terms: 'Terms and conditions' },
};

function templateContext({ firstName, language }: Receiver, brand: Brand): TemplateContext {
  const name = greetingName(firstName);
  // Pages begin in the default language, which is therefore not named.
  const spoken: Record<string, string> = language === DEFAULT_LANGUAGE ? {} : { language };
  const page: TemplateContext['page'] = (path, query = {}) => {
    const words = new URLSearchParams({ ...query, ...spoken }).toString();
    return `${brand.url}${path}${words && `?${words}`}`;
  };
  return {
    brand,
    language,
    name,
    hello: `${HELLO[language]}${name && ` ${name}`},`,
    page,
    link: (path, token) => `${page(path)}#token=${token}`,
    fallback: FALLBACK[language],
    aboutTheAccount: ABOUT_THE_ACCOUNT[language](brand.name),
    ...DATE_FORMATS[language],
  };
}

const footerLinks = (language: Language, brand: Brand) =>
  (['privacy', 'terms'] as const).map((page) => ({ label: FOOTER[language][page], href: brand.url + pageAddress(page, language) }));
