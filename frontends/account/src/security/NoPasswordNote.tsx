import { useTexts } from '@pusula/frontend-kit/i18n';
import { Note } from '@pusula/frontend-kit/ui';
import { Link } from 'react-router-dom';

/** Somebody who has only ever come through a provider: a mailed link gives them a password. */
export function NoPasswordNote({ email }: { email: string }) {
  const { t } = useTexts('security');
  return (
    <Note tone="bad">
      {t('password.none')}{' '}
      <Link to="/forget-password" state={{ email }}>
        {t('password.set')}
      </Link>
    </Note>
  );
}
