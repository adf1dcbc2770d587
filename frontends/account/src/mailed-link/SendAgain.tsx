import { selectApiStatus } from '@pusula/frontend-kit/api';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { Button, ErrorModal, Small } from '@pusula/frontend-kit/ui';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { type LinkPurpose, linkKey, mailedLinks, selectSentLink } from './mailed-link.slice.ts';
import { useSecondsUntil } from './use-seconds-until.ts';

/** A mail takes its time: asking again at once would only bring two. */
const PAUSE_MS = 60_000;

/** As tall with the button as with the wait for it. */
const SendAgainRow = styled.div`
  min-height: 44px;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2) var(--s3);
  > button {
    margin-left: calc(-1 * var(--s3));
  }
`;

/** Another link to the same address, a minute after the one that was asked for here. */
export function SendAgain({ purpose, email }: { purpose: LinkPurpose; email: string }) {
  const { t } = useTexts('mailedLink');
  const dispatch = useDispatch();
  const sent = useSelector(selectSentLink(purpose));
  const { loading } = useSelector(selectApiStatus(linkKey(purpose)));
  const seconds = useSecondsUntil(sent ? sent.sentAt + PAUSE_MS : 0);
  const again = () => dispatch(mailedLinks.requested({ purpose, email }));
  return (
    <SendAgainRow>
      {seconds > 0 ? (
        <Small>{t('wait', { seconds })}</Small>
      ) : (
        <Button look="text" busy={loading} onClick={again}>
          {t('again')}
        </Button>
      )}
      <ErrorModal requestKey={linkKey(purpose)} title={t('failed')} onRetry={again} />
    </SendAgainRow>
  );
}
