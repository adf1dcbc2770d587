import type { Language } from '@pusula/contracts';
import { config } from '@pusula/frontend-kit/config';
import { LANGUAGES, useTexts } from '@pusula/frontend-kit/i18n';

const LOCALES: Record<Language, string> = { tr: 'tr_TR', en: 'en_GB' };

type PageMetadataProps = {
  title: string;
  description: string;
  /** The page's address in a language: its canonical one, and its twin. */
  addressIn: (language: Language) => string;
  /** A picture for previews; the product's own when left out. */
  image?: string | undefined;
  type?: 'website' | 'profile' | 'article';
  /** Search engines keep it. A list that depends on what somebody typed is not kept. */
  isIndexed?: boolean;
};

/** Title and metadata of a page in the language of the page; React carries them to the document's head. */
export function PageMetadata({ title, description, addressIn, image, type = 'website', isIndexed = true }: PageMetadataProps) {
  const { language } = useTexts();
  const absolute = (path: string) => new URL(path, location.origin).href;
  const whole = title === config.brand ? title : `${title} · ${config.brand}`;
  const canonical = absolute(addressIn(language));
  return (
    <>
      <title>{whole}</title>
      <meta name="description" content={description} />
      {!isIndexed && <meta name="robots" content="noindex, follow" />}
      <link rel="canonical" href={canonical} />
      {isIndexed && LANGUAGES.map((other) => <link key={other} rel="alternate" hrefLang={other} href={absolute(addressIn(other))} />)}
      {isIndexed && <link rel="alternate" hrefLang="x-default" href={absolute(addressIn('tr'))} />}
      <meta property="og:title" content={whole} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={type} />
      <meta property="og:url" content={canonical} />
      <meta property="og:site_name" content={config.brand} />
      <meta property="og:locale" content={LOCALES[language]} />
      <meta property="og:image" content={absolute(image ?? `/sharing-${language}.jpg`)} />
    </>
  );
}
