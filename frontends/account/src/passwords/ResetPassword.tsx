import { selectApiStatus } from '@pusula/frontend-kit/api';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { selectIsAuthenticated } from '@pusula/frontend-kit/session';
import { ButtonLink } from '@pusula/frontend-kit/ui';
import { useSelector } from 'react-redux';
import { useKeptOutcome } from '../mailed-link/use-kept-outcome.ts';
import { useLinkToken } from '../mailed-link/use-link-token.ts';
import { SignedOutPage } from '../signed-out-page/SignedOutPage.tsx';
import { useFocusOn } from '../signed-out-page/use-focus-on.ts';
import { RESET } from './passwords.actions.ts';
import { ResetForm } from './ResetForm.tsx';

/** What can be wrong with the link itself: only a new one helps. */
const LINK_PROBLEMS = { TOKEN_EXPIRED: 'expired', TOKEN_NOT_FOUND: 'used', USER_NOT_FOUND: 'nobody' } as const;
type LinkProblem = keyof typeof LINK_PROBLEMS;
const isLinkProblem = (code: string | null | undefined): code is LinkProblem => typeof code === 'string' && code in LINK_PROBLEMS;

/** /reset-password#token=: a new password by means of a mailed link. */
export default function ResetPassword() {
  const { t } = useTexts('passwords');
  const token = useLinkToken(RESET);
  const { success, error } = useSelector(selectApiStatus(RESET));
  const isSignedIn = useSelector(selectIsAuthenticated);
  const outcome = useKeptOutcome(success ? 'changed' : null, token);
  const linkProblem = token === null ? 'missing' : isLinkProblem(error?.message) ? LINK_PROBLEMS[error.message] : null;
  const heading = useFocusOn(outcome ? 'done' : (linkProblem ?? 'form'));

  if (outcome)
    return (
      <SignedOutPage name={t('reset.name')} titleRef={heading} title={t('reset.doneTitle')} text={t('reset.doneText')}>
        <div>
          {/* Until the server has said that this browser's session is over, too, /signin would take its owner for signed in; a page of theirs leads there. */}
          <ButtonLink to={isSignedIn ? '/profile' : '/signin'}>{t('signIn')}</ButtonLink>
        </div>
      </SignedOutPage>
    );
  if (token === null || linkProblem)
    return (
      <SignedOutPage
        name={t('reset.name')}
        titleRef={heading}
        title={t(`reset.link.${linkProblem ?? 'missing'}.title`)}
        text={t(`reset.link.${linkProblem ?? 'missing'}.text`)}
      >
        <div>
          <ButtonLink to="/forget-password">{t('reset.newLink')}</ButtonLink>
        </div>
      </SignedOutPage>
    );
  return (
    <SignedOutPage name={t('reset.name')} titleRef={heading} title={t('reset.title')} text={t('reset.text')}>
      <ResetForm token={token} />
    </SignedOutPage>
  );
}
