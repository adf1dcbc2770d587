import { useTexts } from '@pusula/frontend-kit/i18n';
import { CheckIcon, Soft, VisuallyHidden } from '@pusula/frontend-kit/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

const StepList = styled.ol`
  border-bottom: 1px solid var(--rule-2);
`;
const StepItem = styled.li`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  align-items: baseline;
  border-top: 1px solid var(--rule-2);
  padding: var(--s4) 0;
`;
const Figure = styled.span`
  font: var(--t-h3);
  color: var(--ink-3);
  font-variant-numeric: tabular-nums;
  > svg {
    width: 20px;
    height: 20px;
    vertical-align: -3px;
    color: var(--good);
  }
`;
const StepTitle = styled.p<{ $isDone: boolean }>`
  font: var(--t-h3);
  ${({ $isDone }) => $isDone && 'color: var(--ink-3);'}
`;

export type Step = {
  readonly key: string;
  readonly title: string;
  readonly text?: string;
  /** Where it is taken. */
  readonly to?: string;
  readonly isDone?: boolean;
  /** What to press for it. */
  readonly ways?: ReactNode;
};

/** What to do now, in its order. */
export const Steps = ({ steps }: { steps: readonly Step[] }) => (
  <StepList>
    {steps.map((step, index) => (
      <StepItem key={step.key}>
        <Figure aria-hidden="true">{step.isDone ? <CheckIcon /> : index + 1}</Figure>
        <div>
          <StepName {...step} />
          {step.text && <Soft>{step.text}</Soft>}
          {step.ways}
        </div>
      </StepItem>
    ))}
  </StepList>
);

function StepName({ title, to, isDone = false }: Step) {
  const { t } = useTexts('successPage');
  return (
    <StepTitle $isDone={isDone}>
      {to ? <Link to={to}>{title}</Link> : title}
      {isDone && <VisuallyHidden>{t('done')}</VisuallyHidden>}
    </StepTitle>
  );
}
