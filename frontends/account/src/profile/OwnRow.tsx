import type { CurrentUser } from '@pusula/contracts';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { Small } from '@pusula/frontend-kit/ui';
import { LinedPanel } from '../beside/Beside.styles.ts';
import { ListedCoach } from '../coach-profile/ListedCoach.tsx';

/** How a coach looks among others: what decides whether anybody opens their page. */
export function OwnRow({ user }: { user: CurrentUser }) {
  const { t } = useTexts('profile');
  return (
    <LinedPanel aria-labelledby="own-row">
      <h2 id="own-row">{t('row.title')}</h2>
      <ListedCoach user={user} />
      <Small>{t(user.isPublic ? 'row.text' : 'row.hidden')}</Small>
    </LinedPanel>
  );
}
