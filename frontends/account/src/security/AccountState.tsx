import type { CurrentUser } from '@pusula/contracts';
import { formatNumber, useTexts } from '@pusula/frontend-kit/i18n';
import { useResource } from '@pusula/frontend-kit/resource';
import { CheckIcon, LeaderRow, Soft } from '@pusula/frontend-kit/ui';
import { LinedPanel } from '../beside/Beside.styles.ts';
import { factors as factorsResource } from '../passkeys/passkeys.slice.ts';
import { knownBrowsers } from './known-browsers.ts';
import { sessions as sessionsResource } from './sessions.ts';

/** What protects the account and where it is open, at a glance; what could not be read is left out. */
export function AccountState({ user }: { user: CurrentUser }) {
  const { t, language } = useTexts('security');
  const { data: factors } = useResource(factorsResource);
  const { data: sessions } = useResource(sessionsResource);
  const { data: browsers } = useResource(knownBrowsers);
  const count = (figure: number) => formatNumber(figure, language);
  const done = <CheckIcon aria-label={t('state.done')} />;
  const hasPasskey = factors !== null && factors.passkeys.length > 0;
  return (
    <LinedPanel aria-labelledby="account-state">
      <h2 id="account-state">{t('state.title')}</h2>
      <ul>
        <LeaderRow end={user.isVerified ? done : t('state.notVerified')}>{t('state.email')}</LeaderRow>
        {factors && (
          <>
            <LeaderRow end={factors.hasPassword ? done : t('state.none')}>{t('password.title')}</LeaderRow>
            <LeaderRow {...(!hasPasskey && { to: '#passkeys' })} end={hasPasskey ? done : t('state.none')}>
              {t('state.passkey')}
            </LeaderRow>
            {hasPasskey && <LeaderRow end={count(factors.recoveryCodesLeft)}>{t('state.recoveryCodes')}</LeaderRow>}
          </>
        )}
        {sessions && <LeaderRow end={count(sessions.list.length)}>{t('sessions.title')}</LeaderRow>}
        {browsers && <LeaderRow end={count(browsers.list.length)}>{t('browsers.title')}</LeaderRow>}
      </ul>
      {factors?.hasPassword && !hasPasskey && <Soft>{t('state.passwordAlone')}</Soft>}
    </LinedPanel>
  );
}
