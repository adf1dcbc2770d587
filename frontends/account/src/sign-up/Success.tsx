import { selectApiStatus } from '@pusula/frontend-kit/api';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { PageTitle } from '@pusula/frontend-kit/page';
import { selectUser } from '@pusula/frontend-kit/session';
import { Button, ButtonLink, ErrorModal, Lead, Rose, Small, Title, Wrap } from '@pusula/frontend-kit/ui';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { linkKey, mailedLinks, selectSentLink } from '../mailed-link/mailed-link.slice.ts';
import { SendAgain } from '../mailed-link/SendAgain.tsx';
import { addressAfterRegistration } from './after-registration.ts';
import { ADDRESS_OF } from './steps.ts';
import { useArrivalFocus } from './use-arrival-focus.ts';

const Page = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--s8);
  align-items: start;
  padding-block: var(--s8) var(--s9);
  h1:focus {
    outline: 0;
  }
  > svg {
    width: 280px;
  }
  @media (max-width: 1000px) {
    grid-template-columns: minmax(0, 1fr);
    padding-top: var(--s6);
    > svg {
      display: none;
    }
  }
`;
const Words = styled.div`
  display: grid;
  gap: var(--s5);
  max-width: 640px;
`;
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3);
`;

/** /signup-success: the account is there; what to do with it, and where the mail went that makes it active. */
export default function Success() {
  const { t } = useTexts('signUp');
  const dispatch = useDispatch();
  const user = useSelector(selectUser);
  const next = useSelector((state: { session: Parameters<typeof addressAfterRegistration>[0] }) => addressAfterRegistration(state.session));
  const { loading } = useSelector(selectApiStatus(linkKey('activation')));
  const sent = useSelector(selectSentLink('activation'));
  const heading = useArrivalFocus();
  if (!user) return <Navigate to={ADDRESS_OF.email} replace />;
  const resend = () => dispatch(mailedLinks.requested({ purpose: 'activation', email: user.email }));
  return (
    <Page>
      <PageTitle>{t('success.pageTitle')}</PageTitle>
      <Words>
        <Title ref={heading} tabIndex={-1}>
          {t('success.title', { name: user.firstName })}
        </Title>
        {user.isVerified ? (
          <Lead>{t('success.active')}</Lead>
        ) : (
          <>
            <Lead>{t('success.mailed', { email: user.email })}</Lead>
            <Small>{t('success.notArrived')}</Small>
          </>
        )}
        <Ways>
          <ButtonLink to={next}>{t(next === '/' ? 'success.home' : 'success.profile')}</ButtonLink>
          {!user.isVerified && sent && <SendAgain purpose="activation" />}
          {!user.isVerified && !sent && (
            <Button look="line" busy={loading} onClick={resend}>
              {t('success.resend')}
            </Button>
          )}
        </Ways>
      </Words>
      <Rose />
      {!sent && <ErrorModal requestKey={linkKey('activation')} title={t('success.resendFailed')} onRetry={resend} />}
    </Page>
  );
}
