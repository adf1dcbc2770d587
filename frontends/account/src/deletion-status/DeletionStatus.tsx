import { LIMITS } from '@pusula/contracts';
import { selectApiStatus } from '@pusula/frontend-kit/api';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { RetryNotice, Skeleton } from '@pusula/frontend-kit/ui';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { Gate } from '../gate/Gate.tsx';
import { useFocusOn } from '../gate/use-focus-on.ts';
import { useLanguageOfLink } from '../mailed-link/use-language-of-link.ts';
import { CodeForm } from './CodeForm.tsx';
import { DELETION_STATUS, deletionStatus, selectDeletion } from './deletion-status.slice.ts';
import { Outcome } from './Outcome.tsx';

/** /data-deletion-status?code=: what became of a request to erase somebody (specification 9: answered within 30 days). */
export default function DeletionStatus() {
  const { t } = useTexts('deletionStatus');
  const dispatch = useDispatch();
  const [query, setQuery] = useSearchParams();
  const code = query.get('code') ?? '';
  const { request, isLong } = useSelector(selectDeletion);
  const { error, loading } = useSelector(selectApiStatus(DELETION_STATUS));
  useLanguageOfLink(query);
  useEffect(() => {
    // Said once: who chooses another language then keeps it.
    if (query.has('language')) setQuery({ code }, { replace: true });
  }, [query, setQuery, code]);
  const ask = () => dispatch(deletionStatus.asked(code));
  useEffect(() => {
    if (!code) return;
    dispatch(deletionStatus.asked(code));
    return () => void dispatch(deletionStatus.left());
  }, [dispatch, code]);
  const isUnknown = error?.message === 'TOKEN_NOT_FOUND' || error?.message === 'VALIDATION_FAILED';
  const view = code === '' ? 'none' : isUnknown ? 'unknown' : (request?.status ?? 'asking');
  const heading = useFocusOn(view);
  return (
    <Gate name={t('name')} titleRef={heading} title={t(`${view}.title`)} text={t(`${view}.text`, { days: LIMITS.dataDeletionDays })}>
      {view === 'asking' && !error && <Skeleton $height="96px" />}
      {error && !isUnknown && <RetryNotice problem={error} onRetry={ask} />}
      {request && <Outcome code={code} request={request} onAgain={isLong ? ask : null} busy={loading} />}
      {(view === 'none' || view === 'unknown') && <CodeForm key={code} code={code} />}
    </Gate>
  );
}
