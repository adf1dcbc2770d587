import type { EditedUser } from '@pusula/contracts';
import { selectApiStatus } from '@pusula/frontend-kit/api';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { Button, ErrorModal, Note, UndoIcon } from '@pusula/frontend-kit/ui';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { STANDING, userEdit } from './user-edit.slice.ts';

const Way = styled.div`
  margin-top: var(--s3);
`;

/** What it means that the account is deleted, and the way back. */
export function RestoreUser({ user }: { user: EditedUser }) {
  const { t } = useTexts('userEdit');
  const dispatch = useDispatch();
  const { loading } = useSelector(selectApiStatus(STANDING));
  const { id, accountVersion } = user;
  const restore = () => dispatch(userEdit.restored({ id, accountVersion, status: 'enabled' }));
  return (
    <Note>
      <b>{t('restore.title')}</b>
      <p>{t('restore.text')}</p>
      <Way>
        <Button small busy={loading} onClick={restore}>
          {!loading && <UndoIcon aria-hidden />}
          {t('restore.submit')}
        </Button>
      </Way>
      <ErrorModal requestKey={STANDING} title={t('restore.failed')} onRetry={restore} />
    </Note>
  );
}
