import { useTexts } from '@pusula/frontend-kit/i18n';
import { SIGN_OUT, session } from '@pusula/frontend-kit/session';
import { ErrorModal } from '@pusula/frontend-kit/ui';
import { useDispatch } from 'react-redux';

/** The session was ended here and not at the server (specification section 8). */
export default function SignOutFailed() {
  const { t } = useTexts('shell');
  const dispatch = useDispatch();
  return <ErrorModal requestKey={SIGN_OUT} title={t('signOutFailed')} onRetry={() => dispatch(session.signOutRetried())} />;
}
