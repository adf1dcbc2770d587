import { type ApiProblem, useProblemText } from '@pusula/frontend-kit/api';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { PageTitle } from '@pusula/frontend-kit/page';
import { Button, MessagePage, Small } from '@pusula/frontend-kit/ui';

/** The coach may well be there, but could not be asked for. */
export function CoachFailed({ problem, onRetry }: { problem: ApiProblem; onRetry: () => void }) {
  const { t } = useTexts('coach');
  const { t: common } = useTexts();
  const text = useProblemText();
  return (
    <>
      <PageTitle>{t('failed.title')}</PageTitle>
      <MessagePage role="alert" title={t('failed.title')} actions={<Button onClick={onRetry}>{common('ui.retry')}</Button>}>
        {text(problem)}
        {problem.requestId && <Small>{common('ui.requestId', { id: problem.requestId })}</Small>}
      </MessagePage>
    </>
  );
}
