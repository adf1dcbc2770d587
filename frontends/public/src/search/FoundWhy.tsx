import type { FoundCoach } from '@pusula/contracts';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { Needle } from '@pusula/frontend-kit/ui';
import { Why } from './ResultRow.styles.ts';
import { bearing, why } from './why.ts';

type FoundWhyProps = {
  coach: FoundCoach;
  /** What the reason answers; why they were found, when left out. */
  title?: string | undefined;
};

/** Why a search named this coach; nothing where it gave no reason. */
export function FoundWhy({ coach, title }: FoundWhyProps) {
  const { t, language } = useTexts('search');
  const reason = why(coach, language, t);
  if (!reason) return null;
  return (
    <Why>
      <Needle bearing={bearing(coach.closeness)} size={20} />
      <span>
        <b>{title ?? t('why.title')}</b> {reason}
      </span>
    </Why>
  );
}
