import { selectApiStatus } from '@pusula/frontend-kit/api';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { selectUser } from '@pusula/frontend-kit/session';
import { RetryNotice } from '@pusula/frontend-kit/ui';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { mailedLinks, selectSentLink } from '../mailed-link/mailed-link.slice.ts';
import { useKeptOutcome } from '../mailed-link/use-kept-outcome.ts';
import { useLinkToken } from '../mailed-link/use-link-token.ts';
import { SignedOutPage } from '../signed-out-page/SignedOutPage.tsx';
import { useFocusOn } from '../signed-out-page/use-focus-on.ts';
import { LinkSent } from '../success-page/LinkSent.tsx';
import { linkProblem } from './link-problem.ts';
import { NewLink } from './NewLink.tsx';
import { SignInForLink } from './SignInForLink.tsx';
import { Verified } from './Verified.tsx';
import { Verifying } from './Verifying.tsx';
import { selectLinkEffect, selectWaitingLink, VERIFICATION, verification } from './verification.slice.ts';

/** /verify-account#token=: takes a mailed activation or change-of-address link (specification section 4). */
export default function VerifyAccount() {
  const { t } = useTexts('verification');
  const dispatch = useDispatch();
  const waiting = useSelector(selectWaitingLink);
  const [resumed] = useState(waiting);
  const token = useLinkToken(VERIFICATION) ?? resumed;
  const effect = useKeptOutcome(useSelector(selectLinkEffect), token);
  const sent = useSelector(selectSentLink('activation'));
  const { error } = useSelector(selectApiStatus(VERIFICATION));
  const isActive = useSelector(selectUser)?.isVerified === true;
  const problem = linkProblem(token, error?.message, isActive);
  const view = viewOf({ isDone: effect !== null, isSent: sent !== null, isRefused: problem !== null, hasFailed: error !== null });
  const heading = useFocusOn(view);
  useEffect(() => {
    dispatch(mailedLinks.begun('activation'));
    if (token !== null) dispatch(verification.linkOpened(token));
    return () => void dispatch(verification.left());
  }, [dispatch, token]);
  const frame = { name: t('name'), titleRef: heading };

  if (effect) return <Verified effect={effect} {...frame} />;
  if (sent)
    return (
      <LinkSent {...frame} purpose="activation" email={sent.email} title={t('sent.title')} text={t('sent.text', { email: sent.email })} />
    );
  if (problem)
    return (
      <SignedOutPage {...frame} title={t(`problem.${problem}.title`)} text={t(`problem.${problem}.text`)}>
        {problem === 'otherAccount' && token !== null ? <SignInForLink token={token} /> : <NewLink />}
      </SignedOutPage>
    );
  if (error && token !== null)
    return (
      <SignedOutPage {...frame} title={t('failed.title')} text={t('failed.text')}>
        <RetryNotice problem={error} onRetry={() => dispatch(verification.linkOpened(token))} />
      </SignedOutPage>
    );
  return <Verifying {...frame} />;
}

type Outcome = { isDone: boolean; isSent: boolean; isRefused: boolean; hasFailed: boolean };
const viewOf = ({ isDone, isSent, isRefused, hasFailed }: Outcome): string =>
  isDone ? 'done' : isSent ? 'sent' : isRefused ? 'refused' : hasFailed ? 'failed' : 'verifying';
