import { homeAddress, siteData } from '@pusula/contracts';
import { config } from '@pusula/frontend-kit/config';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { StructuredData } from '../metadata/StructuredData.tsx';

/** Tells search engines what this site is and how it is searched. */
export function SiteData() {
  const { language } = useTexts();
  const { brand, origin } = config;
  return <StructuredData data={siteData(origin + homeAddress(language), language, { brand, origin })} />;
}
