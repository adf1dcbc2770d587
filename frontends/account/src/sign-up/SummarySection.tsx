import { useTexts } from '@pusula/frontend-kit/i18n';
import { VisuallyHidden } from '@pusula/frontend-kit/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { ADDRESS_OF, type Step } from './steps.ts';
import { FROM_SUMMARY } from './use-step.ts';

const Box = styled.section`
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
const List = styled.dl`
  justify-self: stretch;
  display: grid;
  grid-template-columns: minmax(0, 160px) minmax(0, 1fr);
  gap: var(--s2) var(--s5);
  dt {
    color: var(--ink-3);
  }
  dd {
    white-space: pre-line;
  }
  @media (max-width: 720px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    dd {
      margin-bottom: var(--s3);
    }
  }
`;
const Left = styled.span`
  color: var(--ink-3);
`;

type SummarySectionProps = {
  /** Where it is edited; left out where there is nothing to edit. */
  step?: Step;
  /** Left out, the step's own name. */
  title?: string;
  /** An empty value says that the answer was left out. */
  facts: readonly (readonly [name: string, value: ReactNode])[];
  children?: ReactNode;
};

/** Answers of one page, and the way back to it. */
export function SummarySection({ step, title, facts, children }: SummarySectionProps) {
  const { t } = useTexts('signUp');
  const heading = title ?? t(`steps.${step}`);
  return (
    <Box>
      <header>
        <h2>{heading}</h2>
        {step && (
          <Link to={ADDRESS_OF[step]} state={FROM_SUMMARY}>
            {t('summary.edit')} <VisuallyHidden>{heading}</VisuallyHidden>
          </Link>
        )}
      </header>
      {facts.length > 0 && (
        <List>
          {facts.map(([name, value]) => (
            <Fact key={name} name={name}>
              {value || <Left>{t('summary.leftOut')}</Left>}
            </Fact>
          ))}
        </List>
      )}
      {children}
    </Box>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
);
