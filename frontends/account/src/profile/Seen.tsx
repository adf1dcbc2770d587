import type { CurrentUser } from '@pusula/contracts';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { Soft } from '@pusula/frontend-kit/ui';
import { useDeferredValue } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { LinedPanel } from '../beside/Beside.styles.ts';
import { SeenPanel } from '../beside/SeenPanel.tsx';
import { ListedCoach } from '../coach-profile/ListedCoach.tsx';
import { hasCoaching } from '../coach-profile/visibility.ts';
import type { ProfileFields } from './profile-form.ts';

/** Beside the form over a person: who sees what of it; of a coach, how lists show them with what stands in it. */
export function Seen({ user, form }: { user: CurrentUser; form: UseFormReturn<ProfileFields> }) {
  const { t } = useTexts('profile');
  if (!hasCoaching(user)) {
    return (
      <LinedPanel aria-labelledby="who-sees">
        <h2 id="who-sees">{t('seen.title')}</h2>
        <Soft>{t('seen.member')}</Soft>
      </LinedPanel>
    );
  }
  const phone = user.showsPhone ? 'withPhone' : 'withoutPhone';
  return (
    <SeenPanel seen={<SeenRow user={user} form={form} />}>
      <h2>{t('seen.title')}</h2>
      <Soft>{t(`seen.everybody.${phone}`)}</Soft>
      <Soft>{t(`seen.onlyYou.${phone}`)}</Soft>
    </SeenPanel>
  );
}

function SeenRow({ user, form: { control } }: { user: CurrentUser; form: UseFormReturn<ProfileFields> }) {
  const { firstName, lastName, city, imageUrl } = useDeferredValue(useWatch({ control }) as ProfileFields);
  return <ListedCoach user={{ ...user, firstName, lastName, city, imageUrl }} />;
}
