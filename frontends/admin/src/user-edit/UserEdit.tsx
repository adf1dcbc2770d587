import { apiStatus, selectApiStatus } from '@pusula/frontend-kit/api';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { PageTitle } from '@pusula/frontend-kit/page';
import { selectPersonSummary } from '@pusula/frontend-kit/session';
import { Breadcrumb, RetryNotice } from '@pusula/frontend-kit/ui';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { USERS_PATH } from '../users/users-address.ts';
import { NoSuchUser } from './NoSuchUser.tsx';
import { RestoreUser } from './RestoreUser.tsx';
import { Column, Way } from './UserEdit.styles.ts';
import { UserForm } from './UserForm.tsx';
import { UserHead } from './UserHead.tsx';
import { UserSkeleton } from './UserSkeleton.tsx';
import { EDITED_USER, SAVE, STANDING, selectUserEdit, userEdit } from './user-edit.slice.ts';

/** /admin/user-edit/:id */
export default function UserEdit() {
  const { t } = useTexts('userEdit');
  const { id: userId = '' } = useParams();
  const dispatch = useDispatch();
  const own = useSelector(selectPersonSummary);
  const { user } = useSelector(selectUserEdit);
  const { loading, error } = useSelector(selectApiStatus(EDITED_USER));
  useEffect(() => {
    dispatch(userEdit.opened(userId));
    return () => {
      dispatch(userEdit.left());
      for (const key of [EDITED_USER, SAVE, STANDING]) dispatch(apiStatus.cleared(key));
    };
  }, [dispatch, userId]);
  const isOwn = own?.id === userId;
  // An address that is no id is refused by its shape: there is nobody there either.
  const isNobody = error?.message === 'USER_NOT_FOUND' || error?.message === 'VALIDATION_FAILED';
  const name = user ? `${user.firstName} ${user.lastName}` : t('title');
  return (
    <Column>
      <PageTitle>{name}</PageTitle>
      <Way>
        <Breadcrumb crumbs={[{ label: t('users'), to: USERS_PATH }, { label: name }]} />
      </Way>
      {user && (
        <>
          <UserHead user={user} isOwn={isOwn} />
          {user.status === 'deleted' && <RestoreUser user={user} />}
          <UserForm key={user.id} user={user} isOwn={isOwn} />
        </>
      )}
      {!user && isNobody && <NoSuchUser />}
      {!user && error && !isNobody && <RetryNotice problem={error} busy={loading} onRetry={() => dispatch(userEdit.opened(userId))} />}
      {!user && !error && <UserSkeleton />}
    </Column>
  );
}
