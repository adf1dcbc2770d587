import { selectApiStatus } from '@pusula/frontend-kit/api';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { selectUser } from '@pusula/frontend-kit/session';
import { Button, ErrorModal, Note, Wrap } from '@pusula/frontend-kit/ui';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { linkKey, mailedLinks, selectSentLink } from '../mailed-link/mailed-link.slice.ts';
import { SendAgain } from '../mailed-link/SendAgain.tsx';
import { useLookOnReturn } from '../mailed-link/use-look-on-return.ts';

const PURPOSE = 'activation';

const Banner = styled(Wrap)`
  padding-top: var(--s5);
`;
const BannerRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: var(--s3) var(--s5);
`;

/** Above the pages of an account that has not been verified yet (specification section 2). */
export function ActivationBanner() {
  const { t } = useTexts('verification');
  const dispatch = useDispatch();
  const user = useSelector(selectUser);
  const sent = useSelector(selectSentLink(PURPOSE));
  const { loading } = useSelector(selectApiStatus(linkKey(PURPOSE)));
  const isWaiting = user !== null && !user.isVerified;
  useLookOnReturn(isWaiting);
  if (!isWaiting) return null;
  const ask = () => dispatch(mailedLinks.requested({ purpose: PURPOSE, email: user.email }));
  return (
    <Banner>
      <Note>
        <BannerRow>
          <span role="status">
            <b>{t('banner.title')}</b> {t(sent ? 'sent.text' : 'banner.text', { email: user.email })}
          </span>
          {sent ? (
            <SendAgain purpose={PURPOSE} email={user.email} />
          ) : (
            <Button look="line" small busy={loading} onClick={ask}>
              {t('banner.activate')}
            </Button>
          )}
        </BannerRow>
        {!sent && <ErrorModal requestKey={linkKey(PURPOSE)} title={t('banner.failed')} onRetry={ask} />}
      </Note>
    </Banner>
  );
}
