import { useTexts } from '@pusula/frontend-kit/i18n';
import { PageTitle } from '@pusula/frontend-kit/page';
import { ArrowLeftIcon, Button, ButtonLink, Lead, Title } from '@pusula/frontend-kit/ui';
import type { ReactNode } from 'react';
import { DraftLifetimeNote } from './DraftLifetimeNote.tsx';
import { Progress } from './Progress.tsx';
import type { Step } from './steps.ts';
import { useArrivalFocus } from './use-arrival-focus.ts';
import { useStep } from './use-step.ts';
import { WizardGuard } from './WizardGuard.tsx';
import { Columns, Content, Form, Opening, Questions, Ways } from './WizardPage.styles.ts';

/** Those that ask for more than one kind of thing. */
const ROOMY: readonly Step[] = ['password', 'about', 'expertise'];

type WizardPageProps = {
  step: Step;
  /** Whose words open the page, where coaches are asked something else. */
  variant?: 'coach' | 'member';
  onSubmit: () => void;
  /** A few short fields, which look lost in the whole width. */
  narrow?: boolean;
  /** Its work is under way. */
  busy?: boolean;
  submitLabel?: string;
  children: ReactNode;
  /** Below the form, such as another way in. */
  after?: ReactNode;
};

/** A page of the wizard: how far it is, one group of questions, and the ways back and on. */
export function WizardPage({ step, variant, onSubmit, narrow = false, busy = false, submitLabel, children, after }: WizardPageProps) {
  const { t } = useTexts('signUp');
  const { back, fromSummary } = useStep(step);
  const heading = useArrivalFocus();
  return (
    <WizardGuard step={step}>
      <PageTitle>{t('pageTitle', { step: t(`steps.${step}`) })}</PageTitle>
      <Columns>
        <Progress step={step} />
        <Content>
          <Opening>
            <Title ref={heading} tabIndex={-1}>
              {variant ? t(`${step}.${variant}.title`) : t(`${step}.title`)}
            </Title>
            <Lead>{variant ? t(`${step}.${variant}.lead`) : t(`${step}.lead`)}</Lead>
          </Opening>
          {/* The rules are this form's own: the browser's bubbles would speak the browser's language. */}
          <Form
            $narrow={narrow}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              onSubmit();
            }}
          >
            <Questions $roomy={ROOMY.includes(step)}>{children}</Questions>
            <Ways>
              {back && (
                <ButtonLink look="text" to={back}>
                  <ArrowLeftIcon />
                  {t(fromSummary ? 'backToSummary' : 'back')}
                </ButtonLink>
              )}
              <Button type="submit" busy={busy}>
                {submitLabel ?? t(fromSummary ? 'saveAndReturn' : 'goOn')}
              </Button>
            </Ways>
          </Form>
          {after}
          <DraftLifetimeNote />
        </Content>
      </Columns>
    </WizardGuard>
  );
}
