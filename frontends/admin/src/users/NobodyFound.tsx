import { useTexts } from '@pusula/frontend-kit/i18n';
import { ButtonLink, EmptyState } from '@pusula/frontend-kit/ui';
import { useUsersAddress } from './use-users-address.ts';
import { asksForSome, usersPath } from './users-address.ts';

/** Nobody is like that, nobody is there yet, or the page lies beyond the last one. @param lastPage its address */
export function NobodyFound({ total, lastPage }: { total: number; lastPage: string }) {
  const { t } = useTexts('users');
  const { address } = useUsersAddress();
  if (total > 0) {
    return (
      <EmptyState title={t('nobody.beyond.title')} actions={<ButtonLink to={lastPage}>{t('nobody.beyond.submit')}</ButtonLink>}>
        {t('nobody.beyond.text', { count: total })}
      </EmptyState>
    );
  }
  if (!asksForSome(address)) return <EmptyState title={t('nobody.yet.title')}>{t('nobody.yet.text')}</EmptyState>;
  return (
    <EmptyState
      title={t('nobody.found.title')}
      actions={
        <ButtonLink look="line" to={usersPath({ view: 'all', rows: address.rows })}>
          {t('nobody.found.submit')}
        </ButtonLink>
      }
    >
      {t('nobody.found.text')}
    </EmptyState>
  );
}
