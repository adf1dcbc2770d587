import { useTexts } from '@pusula/frontend-kit/i18n';
import { newUserDraft } from '@pusula/frontend-kit/session';
import { Button, Note } from '@pusula/frontend-kit/ui';
import { Controller } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { CategoryPicker } from '../coaching/CategoryPicker.tsx';
import { CertificateEditor } from '../coaching/CertificateEditor.tsx';
import { expertiseQuestions } from './questions.ts';
import { ADDRESS_OF } from './steps.ts';
import { useAnswers } from './use-answers.ts';
import { useStep } from './use-step.ts';
import { WizardPage } from './WizardPage.tsx';

const Way = styled.div`
  margin-top: var(--s3);
`;

const FIELDS = ['categories', 'certificates'] as const;

/** /signup-step-six: what a coach is good at, and what proves it. */
export default function ExpertiseStep() {
  const { t } = useTexts('signUp');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { goOn } = useStep('expertise');
  const { form, errorOf } = useAnswers(expertiseQuestions, FIELDS);
  const putOff = () => {
    dispatch(newUserDraft.answered({ completesLater: true }));
    void navigate(ADDRESS_OF.summary);
  };
  return (
    <WizardPage step="expertise" onSubmit={form.handleSubmit(goOn)}>
      <Controller
        control={form.control}
        name="categories"
        render={({ field: { ref, value, onChange } }) => (
          <CategoryPicker
            ref={ref}
            label={t('expertise.categories')}
            help={t('expertise.categoriesHelp')}
            value={value}
            onChange={onChange}
            error={errorOf('categories')}
          />
        )}
      />
      <Controller
        control={form.control}
        name="certificates"
        render={({ field: { ref, value, onChange } }) => (
          <CertificateEditor
            ref={ref}
            label={t('expertise.certificates')}
            help={t('expertise.certificatesHelp')}
            value={value}
            onChange={onChange}
            error={errorOf('certificates')}
          />
        )}
      />
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
