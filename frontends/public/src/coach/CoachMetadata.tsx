import { coachData, type PublicCoach } from '@pusula/contracts';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { coachAddress } from '../addresses/addresses.ts';
import { PageMetadata } from '../metadata/PageMetadata.tsx';
import { StructuredData } from '../metadata/StructuredData.tsx';

export function CoachMetadata({ coach }: { coach: PublicCoach }) {
  const { t, language } = useTexts('coach');
  const name = `${coach.firstName} ${coach.lastName}`;
  return (
    <>
      <PageMetadata
        title={coach.city ? t('title', { name, city: coach.city }) : name}
        description={coach.headline}
        addressIn={(wanted) => coachAddress(wanted, coach.slug)}
        image={coach.imageUrl}
        type="profile"
      />
      <StructuredData data={coachData(coach, location.origin + coachAddress(language, coach.slug), t('jobTitle'))} />
    </>
  );
}
