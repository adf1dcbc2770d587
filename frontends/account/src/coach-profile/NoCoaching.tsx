import type { CurrentUser } from '@pusula/contracts';
import { apiStatus, selectApiStatus } from '@pusula/frontend-kit/api';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { PageTitle } from '@pusula/frontend-kit/page';
import { Button, ButtonLink, Dialog, DialogFooter, EmptyState, ErrorModal, Soft, Wrap } from '@pusula/frontend-kit/ui';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { BECOME_COACH, coachingBegun } from './become-coach.saga.ts';

const Space = styled(Wrap)`
  padding-bottom: var(--s9);
  /* The line above it is that of the pages' names. */
  > div {
    border-top: 0;
  }
`;
const Terms = styled(Soft)`
  margin-top: var(--s5);
  max-width: 60ch;
`;

/** What coaching profiles are for, to somebody who has none; a member may begin one. */
export function NoCoaching({ user }: { user: CurrentUser }) {
  const { t } = useTexts('ownCoaching');
  const kind = user.userType === 'admin' ? 'admin' : 'member';
  return (
    <Space>
      <PageTitle>{t('title')}</PageTitle>
      <EmptyState
        as="h1"
        title={t(`none.${kind}.title`)}
        actions={
          <>
            {kind === 'member' && <BeginCoaching />}
            <ButtonLink look={kind === 'member' ? 'line' : 'main'} to="/search-results">
              {t('none.find')}
            </ButtonLink>
            <ButtonLink look="line" to="/profile">
              {t('none.profile')}
            </ButtonLink>
          </>
        }
      >
        {t(`none.${kind}.text`)}
      </EmptyState>
      {kind === 'member' && <Terms>{t('none.member.terms')}</Terms>}
    </Space>
  );
}

function BeginCoaching() {
  const { t } = useTexts('ownCoaching');
  const dispatch = useDispatch();
  const { loading } = useSelector(selectApiStatus(BECOME_COACH));
  const [asks, setAsks] = useState(false);
  const close = () => setAsks(false);
  const begin = () => {
    close();
    dispatch(coachingBegun());
  };
  useEffect(() => () => void dispatch(apiStatus.cleared(BECOME_COACH)), [dispatch]);
  return (
    <>
      <Button busy={loading} onClick={() => setAsks(true)}>
        {t('none.member.begin')}
      </Button>
      <Dialog open={asks} onClose={close} title={t('none.member.askTitle')} text={t('none.member.ask')}>
        <DialogFooter cancel={t('none.member.cancel')} onCancel={close}>
          <Button onClick={begin}>{t('none.member.confirm')}</Button>
        </DialogFooter>
      </Dialog>
      <ErrorModal requestKey={BECOME_COACH} title={t('none.member.failed')} onRetry={begin} />
    </>
  );
}
