import { useTexts } from '@pusula/frontend-kit/i18n';
import { VisuallyHidden } from '@pusula/frontend-kit/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { type Fact, FactList } from '../facts/FactList.tsx';
import { ADDRESS_OF, type Step } from './steps.ts';
import { FROM_SUMMARY } from './use-step.ts';

const Section = styled.section`
  border-top: 1px solid var(--rule-2);
  padding: var(--s4) 0 var(--s5);
  display: grid;
  gap: var(--s3);
  justify-items: start;
  > header {
    justify-self: stretch;
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    gap: var(--s4);
  }
  h2 {
    font: var(--t-h3);
  }
  header a {
    font-weight: 600;
    font-size: 0.9375rem;
    padding-block: 8px;
  }
`;
type SummarySectionProps = {
  /** Where it is edited; left out where there is nothing to edit. */
  step?: Step;
  /** Left out, the step's own name. */
  title?: string;
  /** An empty value says that the answer was left out. */
  facts: readonly Fact[];
  children?: ReactNode;
};

/** Answers of one page, and the way back to it. */
export function SummarySection({ step, title, facts, children }: SummarySectionProps) {
  const { t } = useTexts('signUp');
  const heading = title ?? t(`steps.${step}`);
  return (
    <Section>
      <header>
        <h2>{heading}</h2>
        {step && (
          <Link to={ADDRESS_OF[step]} state={FROM_SUMMARY}>
            {t('summary.edit')} <VisuallyHidden>{heading}</VisuallyHidden>
          </Link>
        )}
      </header>
      {facts.length > 0 && <FactList facts={facts} missing={t('summary.leftOut')} />}
      {children}
    </Section>
  );
}
