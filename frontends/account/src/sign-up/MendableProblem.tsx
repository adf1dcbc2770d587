import { type ApiProblem, useProblemText } from '@pusula/frontend-kit/api';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { ButtonLink, Note } from '@pusula/frontend-kit/ui';
import { styled } from 'styled-components';
import { ADDRESS_OF, type Step } from './steps.ts';
import { FROM_SUMMARY } from './use-step.ts';

const Way = styled.div`
  margin-top: var(--s3);
`;

/** A registration that was refused for something that can be put right, and the way there. */
export function MendableProblem({ problem, step }: { problem: ApiProblem; step: Step }) {
  const { t } = useTexts('signUp');
  const text = useProblemText();
  return (
    <Note tone="bad">
      <b>{t('summary.failed')}.</b> {text(problem)}
      <Way>
        <ButtonLink look="line" small to={ADDRESS_OF[step]} state={FROM_SUMMARY}>
          {t('summary.mend', { step: t(`steps.${step}`) })}
        </ButtonLink>
      </Way>
    </Note>
  );
}
