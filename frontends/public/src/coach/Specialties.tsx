import type { PublicCoach } from '@pusula/contracts';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { ArrowRightIcon, LeaderRow } from '@pusula/frontend-kit/ui';
import { addressOf } from '../addresses/addresses.ts';

/** What a coach works on; each leads to the others who do. */
export function Specialties({ specialties }: { specialties: PublicCoach['categories'] }) {
  const { language } = useTexts();
  return (
    <ul>
      {specialties.map(({ id, name, slug }) => (
        <LeaderRow key={id} to={addressOf('category', language, slug)} end={<ArrowRightIcon />}>
          {name}
        </LeaderRow>
      ))}
    </ul>
  );
}
