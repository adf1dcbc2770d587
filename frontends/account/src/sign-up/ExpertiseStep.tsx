import { CategoryField, CertificateFields } from '@pusula/frontend-kit/expertise';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { newUserDraft } from '@pusula/frontend-kit/session';
import { Button, Note } from '@pusula/frontend-kit/ui';
import { FormProvider } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { expertiseSchema } from './sign-up.schema.ts';
import { ADDRESS_OF } from './steps.ts';
import { useAnswers } from './use-answers.ts';
import { useStep } from './use-step.ts';
import { WizardPage } from './WizardPage.tsx';

const Way = styled.div`
  margin-top: var(--s3);
`;

/** /signup-step-six: what a coach is good at, and what proves it. */
export default function ExpertiseStep() {
  const { t } = useTexts('signUp');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { goOn } = useStep('expertise');
  const { form } = useAnswers(expertiseSchema);
  const putOff = () => {
    dispatch(newUserDraft.answered({ completesLater: true }));
    void navigate(ADDRESS_OF.summary);
  };
  return (
    <WizardPage step="expertise" onSubmit={form.handleSubmit(goOn)}>
      <FormProvider {...form}>
        <CategoryField label={t('expertise.categories')} help={t('expertise.categoriesHelp')} />
        <CertificateFields label={t('expertise.certificates')} help={t('expertise.certificatesHelp')} />
      </FormProvider>
      <Note>
        {t('expertise.later')}
        <Way>
          <Button look="line" small onClick={putOff}>
            {t('expertise.putOff')}
          </Button>
        </Way>
      </Note>
    </WizardPage>
  );
}
