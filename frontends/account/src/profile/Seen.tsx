import type { CurrentUser } from '@pusula/contracts';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { ArrowRightIcon, LeaderRow, Soft } from '@pusula/frontend-kit/ui';
import { useDeferredValue } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { LinedPanel } from '../beside/Beside.styles.ts';
import { SeenPanel } from '../beside/SeenPanel.tsx';
import { ListedCoach } from '../coach-profile/ListedCoach.tsx';
import { hasCoaching } from '../coach-profile/visibility.ts';
import type { ProfileFields } from './profile-form.ts';

/** Beside the form over a person: how lists show a coach with what stands in it, and who sees what; where everybody else finds the rest of their account. */
export function Seen({ user, form }: { user: CurrentUser; form: UseFormReturn<ProfileFields> }) {
  const { t } = useTexts('profile');
  if (!hasCoaching(user)) return <Elsewhere isMember={user.userType === 'member'} />;
  const phone = user.showsPhone ? 'withPhone' : 'withoutPhone';
  return (
    <SeenPanel seen={<SeenRow user={user} form={form} />}>
      <h2>{t('seen.title')}</h2>
      <Soft>{t(`seen.everybody.${phone}`)}</Soft>
      <Soft>{t(`seen.onlyYou.${phone}`)}</Soft>
    </SeenPanel>
  );
}

function Elsewhere({ isMember }: { isMember: boolean }) {
  const { t } = useTexts('profile');
  const arrow = <ArrowRightIcon aria-hidden />;
  return (
    <LinedPanel aria-labelledby="elsewhere">
      <h2 id="elsewhere">{t('elsewhere.title')}</h2>
      <ul>
        {(['signIn', 'data'] as const).map((what) => (
          <LeaderRow key={what} to="/profile/security" end={arrow}>
            {t(`elsewhere.${what}`)}
          </LeaderRow>
        ))}
        {isMember && (
          <LeaderRow to="/coach-profile" end={arrow}>
            {t('elsewhere.coaching')}
          </LeaderRow>
        )}
      </ul>
    </LinedPanel>
  );
}

function SeenRow({ user, form: { control } }: { user: CurrentUser; form: UseFormReturn<ProfileFields> }) {
  const { firstName, lastName, city, imageUrl } = useDeferredValue(useWatch({ control }) as ProfileFields);
  return <ListedCoach user={{ ...user, firstName, lastName, city, imageUrl }} />;
}
