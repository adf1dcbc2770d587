import { type ApiProblem, useProblemText } from '@pusula/frontend-kit/api';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { styled } from 'styled-components';
import { Button } from './Button.tsx';
import { Note } from './Note.tsx';

const Reference = styled.p`
  font: var(--t-micro);
  color: var(--ink-3);
  font-variant-numeric: tabular-nums;
  margin-top: var(--s1);
`;
const Actions = styled.div`
  margin-top: var(--s3);
`;

/** A failure at the place where its result was expected: what happened, the request to name to support, and another try. */
export function RetryNotice({ problem, onRetry, busy = false }: { problem: ApiProblem; onRetry: () => void; busy?: boolean }) {
  const { t } = useTexts();
  const text = useProblemText();
  return (
    <Note tone="bad">
      {text(problem)}
      {problem.requestId && <Reference>{t('ui.requestId', { id: problem.requestId })}</Reference>}
      <Actions>
        <Button look="line" small busy={busy} onClick={onRetry}>
          {t('ui.retry')}
        </Button>
      </Actions>
    </Note>
  );
}
