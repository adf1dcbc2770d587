import { siteData } from '@pusula/contracts';
import { config } from '@pusula/frontend-kit/config';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { homeAddress } from '../addresses/addresses.ts';
import { StructuredData } from '../metadata/StructuredData.tsx';

/** Tells search engines what this site is and how it is searched. */
export function SiteData() {
  const { language } = useTexts();
  const { origin } = location;
  return <StructuredData data={siteData(origin + homeAddress(language), language, { brand: config.brand, origin })} />;
}
