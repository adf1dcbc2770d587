import { selectApiStatus } from '@pusula/frontend-kit/api';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { Button, ButtonLink, ErrorModal, Lead, LinkOutIcon, Small, VisuallyHidden } from '@pusula/frontend-kit/ui';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { linkKey, mailedLinks, selectSentLink } from '../mailed-link/mailed-link.slice.ts';
import { SendAgain } from '../mailed-link/SendAgain.tsx';
import { useLookOnReturn } from '../mailed-link/use-look-on-return.ts';
import { mailboxOf } from './mailbox-of.ts';
import { Ways } from './Success.styles.ts';

type AwaitedMailProps = {
  email: string;
  /** The way on that does not wait for the mail. */
  children: ReactNode;
};

/** Of somebody whose address is not verified yet: the way to the mail comes first, then a new one, then the product. */
export function AwaitedMail({ email, children }: AwaitedMailProps) {
  const { t } = useTexts('signUp');
  const dispatch = useDispatch();
  const { loading } = useSelector(selectApiStatus(linkKey('activation')));
  const sent = useSelector(selectSentLink('activation'));
  useLookOnReturn();
  const mailbox = mailboxOf(email);
  const resend = () => dispatch(mailedLinks.requested({ purpose: 'activation', email }));
  return (
    <>
      <Lead>{t('success.mailed', { email })}</Lead>
      <Small>{t('success.notArrived')}</Small>
      <Ways>
        {mailbox && (
          <ButtonLink to={mailbox} target="_blank" rel="noopener">
            {t('success.openMail')}
            <LinkOutIcon aria-hidden="true" />
            <VisuallyHidden>{t('agreement.newTab')}</VisuallyHidden>
          </ButtonLink>
        )}
        {sent ? (
          <SendAgain purpose="activation" />
        ) : (
          <Button look={mailbox ? 'line' : 'main'} busy={loading} onClick={resend}>
            {t('success.resend')}
          </Button>
        )}
        {children}
      </Ways>
      {!sent && <ErrorModal requestKey={linkKey('activation')} title={t('success.resendFailed')} onRetry={resend} />}
    </>
  );
}
