import { LIMITS } from '@pusula/contracts';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { useOpened } from '@pusula/frontend-kit/resource';
import { RetryNotice, Skeleton } from '@pusula/frontend-kit/ui';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLanguageOfLink } from '../mailed-link/use-language-of-link.ts';
import { SignedOutPage } from '../signed-out-page/SignedOutPage.tsx';
import { useFocusOn } from '../signed-out-page/use-focus-on.ts';
import { CodeForm } from './CodeForm.tsx';
import { deletionRequest } from './deletion-request.ts';
import { Outcome } from './Outcome.tsx';

/** /data-deletion-status?code=: what became of a request to erase somebody (specification 9: answered within 30 days). */
export default function DeletionStatus() {
  const { t } = useTexts('deletionStatus');
  const [query, setQuery] = useSearchParams();
  const code = query.get('code') ?? '';
  const { data: request, isFollowed, error, loading, retry } = useOpened(deletionRequest, code ? { code } : null);
  const isLong = request?.status === 'erasing' && !isFollowed && !error;
  useLanguageOfLink(query);
  useEffect(() => {
    // Said once: who chooses another language then keeps it.
    if (query.has('language')) setQuery({ code }, { replace: true });
  }, [query, setQuery, code]);
  const isUnknown = error?.message === 'TOKEN_NOT_FOUND' || error?.message === 'VALIDATION_FAILED';
  const view = code === '' ? 'none' : isUnknown ? 'unknown' : (request?.status ?? 'asking');
  const heading = useFocusOn(view);
  return (
    <SignedOutPage
      name={t('name')}
      titleRef={heading}
      title={t(`${view}.title`)}
      text={t(`${view}.text`, { days: LIMITS.dataDeletionDays })}
    >
      {view === 'asking' && !error && <Skeleton $height="96px" />}
      {error && !isUnknown && <RetryNotice problem={error} onRetry={retry} />}
      {request && <Outcome code={code} request={request} onAgain={isLong ? retry : null} busy={loading} />}
      {(view === 'none' || view === 'unknown') && <CodeForm key={code} code={code} />}
    </SignedOutPage>
  );
}
