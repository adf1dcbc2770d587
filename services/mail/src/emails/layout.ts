import { type Language, pageAddress } from '@pusula/contracts';
import type { Brand, EmailContent } from './email.ts';
import { DATE_FORMATS, type DateFormats } from './format-date.ts';
import { greetingName } from './greeting.ts';

export type Receiver = { readonly firstName: string; readonly language: Language };

/** What every email is written with. */
export type TemplateContext = DateFormats & {
  readonly brand: Brand;
  /** Fit for a greeting, or ''. */
  readonly name: string;
  /** The first line of an email: `Merhaba Ayşe,`. */
  readonly hello: string;
  /** The address of a page without a language of its own, in the reader's language. */
  readonly page: (path: `/${string}`, query?: Readonly<Record<string, string>>) => string;
  /** The same with a token behind the `#`, where browsers keep it to themselves: no server, proxy or log on the way learns it. */
  readonly link: (path: `/${string}`, token: string) => string;
};

/** What only this email says; the rest is the same on all of them. */
type Written = Omit<EmailContent, 'language' | 'subject' | 'footerLinks' | 'notes'> & Partial<Pick<EmailContent, 'notes'>>;
export type Writing<Facts> = Readonly<Record<Language, (templateContext: TemplateContext, facts: Facts) => Written>>;
export type EmailOf<Facts> = (receiver: Receiver, brand: Brand, facts: Facts) => EmailContent;

/** Makes of what is said in both languages a pure function: the email to one reader, in theirs. */
export const defineEmail =
  <Facts = void>(writing: Writing<Facts>): EmailOf<Facts> =>
  (receiver, brand, facts) => {
    const { language } = receiver;
    const written = writing[language](templateContext(receiver, brand), facts);
    return { notes: [], ...written, language, subject: `${brand.name}: ${written.heading}`, footerLinks: footerLinks(language, brand) };
  };

const HELLO: Record<Language, string> = { tr: 'Merhaba', en: 'Hello' };
const FOOTER = {
  privacy: { tr: 'Gizlilik politikası', en: 'Privacy policy' },
  terms: { tr: 'Kullanım şartları', en: 'Terms and conditions' },
} as const;

function templateContext({ firstName, language }: Receiver, brand: Brand): TemplateContext {
  const name = greetingName(firstName);
  // Turkish is the default of every page, so only English is named.
  const spoken: Record<string, string> = language === 'en' ? { language } : {};
  const page: TemplateContext['page'] = (path, query = {}) => {
    const words = new URLSearchParams({ ...query, ...spoken }).toString();
    return `${brand.url}${path}${words && `?${words}`}`;
  };
  return {
    brand,
    name,
    hello: `${HELLO[language]}${name && ` ${name}`},`,
    page,
    link: (path, token) => `${page(path)}#token=${token}`,
    ...DATE_FORMATS[language],
  };
}

const footerLinks = (language: Language, brand: Brand) =>
  (['privacy', 'terms'] as const).map((page) => ({ label: FOOTER[page][language], href: brand.url + pageAddress(page, language) }));
