import { useTexts } from '@pusula/frontend-kit/i18n';
import { ButtonLink, EmptyState } from '@pusula/frontend-kit/ui';
import { USERS_PATH } from '../users/users-address.ts';

/** Nobody has this id: it was mistyped, or the account was erased. */
export function NoSuchUser() {
  const { t } = useTexts('userEdit');
  return (
    <EmptyState as="h1" title={t('nobody.title')} actions={<ButtonLink to={USERS_PATH}>{t('nobody.toList')}</ButtonLink>}>
      {t('nobody.text')}
    </EmptyState>
  );
}
