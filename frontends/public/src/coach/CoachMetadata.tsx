import { coachAddress, coachData, type PublicCoach } from '@pusula/contracts';
import { config } from '@pusula/frontend-kit/config';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { PageMetadata } from '../metadata/PageMetadata.tsx';
import { StructuredData } from '../metadata/StructuredData.tsx';

export function CoachMetadata({ coach }: { coach: PublicCoach }) {
  const { t, language } = useTexts('coach');
  const url = config.origin + coachAddress(language, coach.slug);
  const name = `${coach.firstName} ${coach.lastName}`;
  return (
    <>
      <PageMetadata
        title={coach.city ? t('title', { name, city: coach.city }) : name}
        description={coach.headline}
        addressIn={(wanted) => coachAddress(wanted, coach.slug)}
        image={coach.sharingPicture}
        type="profile"
      />
      <StructuredData data={coachData(coach, { url, language, jobTitle: t('jobTitle') })} />
    </>
  );
}
