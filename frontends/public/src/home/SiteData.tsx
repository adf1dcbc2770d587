import { config } from '@pusula/frontend-kit/config';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { homeAddress } from '../addresses/addresses.ts';
import { StructuredData } from '../metadata/StructuredData.tsx';

/** Tells search engines what this site is and how it is searched (specification section 2: `/search?q={term}`). */
export function SiteData() {
  const { language } = useTexts();
  return (
    <StructuredData
      data={{
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: config.brand,
        url: location.origin + homeAddress(language),
        inLanguage: language,
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${location.origin}/search?q={search_term_string}` },
          'query-input': 'required name=search_term_string',
        },
      }}
    />
  );
}
