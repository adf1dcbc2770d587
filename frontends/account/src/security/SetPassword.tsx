import { selectApiStatus } from '@pusula/frontend-kit/api';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { Button, ErrorModal, Soft } from '@pusula/frontend-kit/ui';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { linkKey, mailedLinks, selectSentLink } from '../mailed-link/mailed-link.slice.ts';
import { SendAgain } from '../mailed-link/SendAgain.tsx';
import { CareBox } from './form-parts.ts';

const PURPOSE = 'passwordReset';

/**
 * For somebody who has only ever come through a provider, where others need their password: a mailed link gives them one.
 * @param text why it is needed here
 */
export function SetPassword({ email, text }: { email: string; text: string }) {
  const { t } = useTexts('security');
  const dispatch = useDispatch();
  const sent = useSelector(selectSentLink(PURPOSE));
  const { loading } = useSelector(selectApiStatus(linkKey(PURPOSE)));
  // The page offers it in several places: what comes of it is told where it was asked for.
  const [isAskedHere, setAskedHere] = useState(false);
  useEffect(() => void dispatch(mailedLinks.begun(PURPOSE)), [dispatch]);
  const ask = () => {
    setAskedHere(true);
    dispatch(mailedLinks.requested({ purpose: PURPOSE, email }));
  };
  return (
    <CareBox>
      <Soft role="status">{sent ? t('password.linkSent', { email }) : text}</Soft>
      {!sent && (
        <Button look="line" busy={loading && isAskedHere} onClick={ask}>
          {t('password.set')}
        </Button>
      )}
      {sent && isAskedHere && <SendAgain purpose={PURPOSE} email={email} />}
      {!sent && isAskedHere && <ErrorModal requestKey={linkKey(PURPOSE)} title={t('password.linkFailed')} onRetry={ask} />}
    </CareBox>
  );
}
