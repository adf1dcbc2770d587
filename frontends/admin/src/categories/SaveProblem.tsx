import { type ApiProblem, useProblemText } from '@pusula/frontend-kit/api';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { Note } from '@pusula/frontend-kit/ui';

/** Why a form was not saved. What was typed stands. */
export function SaveProblem({ problem }: { problem: ApiProblem | null }) {
  const { t } = useTexts('managedCategories');
  const text = useProblemText();
  if (!problem) return null;
  return <Note tone="bad">{problem.message === 'CONFLICT' ? t('conflict') : text(problem)}</Note>;
}
