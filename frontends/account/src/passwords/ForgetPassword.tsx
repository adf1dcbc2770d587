import { apiStatus } from '@pusula/frontend-kit/api';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { AddressForm } from '../mailed-link/AddressForm.tsx';
import { linkKey, mailedLinks, selectSentLink } from '../mailed-link/mailed-link.slice.ts';
import { SignedOutPage } from '../signed-out-page/SignedOutPage.tsx';
import { useFocusOn } from '../signed-out-page/use-focus-on.ts';
import { LinkSent } from '../success-page/LinkSent.tsx';

const PURPOSE = 'passwordReset';

/** /forget-password: has a link for choosing a new password mailed. */
export default function ForgetPassword() {
  const { t } = useTexts('passwords');
  const dispatch = useDispatch();
  const sent = useSelector(selectSentLink(PURPOSE));
  const heading = useFocusOn(sent ? 'sent' : 'form');
  const { email } = (useLocation().state ?? {}) as { email?: string };
  useEffect(() => {
    dispatch(mailedLinks.begun(PURPOSE));
    return () => void dispatch(apiStatus.cleared(linkKey(PURPOSE)));
  }, [dispatch]);

  if (sent)
    return (
      <LinkSent
        purpose={PURPOSE}
        email={sent.email}
        name={t('forget.name')}
        titleRef={heading}
        title={t('forget.sentTitle')}
        text={t('forget.sentText', { email: sent.email })}
      />
    );
  return (
    <SignedOutPage name={t('forget.name')} titleRef={heading} title={t('forget.title')} text={t('forget.text')}>
      <AddressForm purpose={PURPOSE} submit={t('forget.submit')} {...(email && { email })} />
      <p>
        {t('forget.remembered')} <Link to="/signin">{t('signIn')}</Link>
      </p>
    </SignedOutPage>
  );
}
