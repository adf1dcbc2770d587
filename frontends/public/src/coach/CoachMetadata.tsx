import type { PublicCoach } from '@pusula/contracts';
import { coachLinks } from '@pusula/frontend-kit/coach';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { coachAddress } from '../addresses/addresses.ts';
import { PageMetadata } from '../metadata/PageMetadata.tsx';
import { StructuredData } from '../metadata/StructuredData.tsx';

export function CoachMetadata({ coach }: { coach: PublicCoach }) {
  const { t, language } = useTexts('coach');
  const name = `${coach.firstName} ${coach.lastName}`;
  const absolute = (path: string) => new URL(path, location.origin).href;
  return (
    <>
      <PageMetadata
        title={coach.city ? t('title', { name, city: coach.city }) : name}
        description={coach.headline}
        addressIn={(wanted) => coachAddress(wanted, coach.slug)}
        image={coach.imageUrl || undefined}
        type="profile"
      />
      <StructuredData
        data={{
          '@context': 'https://schema.org',
          '@type': 'Person',
          name,
          givenName: coach.firstName,
          familyName: coach.lastName,
          jobTitle: t('jobTitle'),
          description: coach.headline,
          url: absolute(coachAddress(language, coach.slug)),
          ...(coach.imageUrl && { image: absolute(coach.imageUrl) }),
          ...(coach.city && { address: { '@type': 'PostalAddress', addressLocality: coach.city, addressCountry: coach.country } }),
          ...(coach.phone && { telephone: coach.phone }),
          knowsAbout: coach.categories.map((category) => category.name),
          sameAs: coachLinks(coach).map(({ href }) => href),
          hasCredential: coach.certificates.map((certificate) => ({
            '@type': 'EducationalOccupationalCredential',
            name: certificate.name,
            recognizedBy: { '@type': 'Organization', name: certificate.issuer },
          })),
        }}
      />
    </>
  );
}
