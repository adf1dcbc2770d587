import { useTexts } from '@pusula/frontend-kit/i18n';
import { ErrorModal } from '@pusula/frontend-kit/ui';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Page } from '../console/Page.tsx';
import type { ListedUser, UserStatus } from '../console/user-kinds.ts';
import { BulkBar } from './BulkBar.tsx';
import { ExportButton } from './ExportButton.tsx';
import { nameOf } from './name-of.ts';
import { Refusals } from './Refusals.tsx';
import { StatusDialog } from './StatusDialog.tsx';
import { UserTable } from './UserTable.tsx';
import { UserTools } from './UserTools.tsx';
import { useOpenedUsers } from './use-opened-users.ts';
import { STATUS_CHANGE, type Standing, type StatusChange, selectUsers, users } from './users.slice.ts';

const standingOf = (user: ListedUser): Standing => ({ id: user.id, status: user.status, name: nameOf(user) });

/** /admin/users: who came last, and everybody; found, sorted, changed and taken along as a file. */
export default function Users() {
  const { t } = useTexts('users');
  const dispatch = useDispatch();
  const { found, chosen, change } = useSelector(selectUsers);
  const [asked, setAsked] = useState<StatusChange | null>(null);
  useOpenedUsers();
  const changeOne = (user: ListedUser, status: UserStatus) => {
    const wanted = { people: [standingOf(user)], status };
    // What its notice can take back needs no question; only deleting sounds like the end.
    if (status === 'deleted') setAsked(wanted);
    else dispatch(users.statusChangeRequested(wanted));
  };
  const askForMany = (status: UserStatus) =>
    setAsked({ people: (found?.users ?? []).filter(({ id }) => chosen.includes(id)).map(standingOf), status });
  return (
    <Page title={t('title')} actions={<ExportButton />}>
      <UserTools />
      <UserTable onStatus={changeOne} />
      <BulkBar onStatus={askForMany} />
      {asked && <StatusDialog change={asked} onClose={() => setAsked(null)} />}
      <Refusals />
      <ErrorModal
        requestKey={STATUS_CHANGE}
        title={change?.people.length === 1 ? t('failed', { name: change.people[0]?.name }) : t('failedForMany')}
        onRetry={() => change && dispatch(users.statusChangeRequested(change))}
      />
    </Page>
  );
}
