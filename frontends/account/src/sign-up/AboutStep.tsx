import { config } from '@pusula/frontend-kit/config';
import { LinkFields } from '@pusula/frontend-kit/fields';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { newUserDraft, selectNewUserDraft } from '@pusula/frontend-kit/session';
import { FormProvider } from 'react-hook-form';
import { useDispatch, useSelector } from 'react-redux';
import { CoachingTexts } from '../coaching/CoachingTexts.tsx';
import { PictureField } from '../coaching/PictureField.tsx';
import { TextLanguageChoice } from '../coaching/TextLanguageChoice.tsx';
import { useDecided } from '../coaching/use-decided.ts';
import { writtenLanguage } from '../coaching/written-language.ts';
import { coachingSchema } from './sign-up.schema.ts';
import { describesCoaching } from './steps.ts';
import { useAnswers } from './use-answers.ts';
import { useStep } from './use-step.ts';
import { WizardPage } from './WizardPage.tsx';

/** /signup-step-five: a picture; of coaches their own words and links as well. */
export default function AboutStep() {
  const { t, language } = useTexts('signUp');
  const dispatch = useDispatch();
  const { goOn } = useStep('about');
  const draft = useSelector(selectNewUserDraft);
  const { form } = useAnswers(coachingSchema);
  const isTold = describesCoaching(draft);
  const textLanguage = draft.textLanguage || (writtenLanguage(`${draft.headline} ${draft.bio}`) ?? language);
  const decided = useDecided();
  const goOnDecided = form.handleSubmit(({ headline, bio }) => decided({ Headline: headline, Bio: bio }, goOn));
  return (
    <WizardPage step="about" variant={isTold ? 'coach' : 'member'} onSubmit={isTold ? goOnDecided : goOn}>
      <PictureField
        {...draft}
        label={t('about.picture')}
        onRemove={() => dispatch(newUserDraft.answered({ imageUrl: '', imageFileName: '' }))}
      />
      {isTold && (
        <FormProvider {...form}>
          <TextLanguageChoice chosen={textLanguage} onChange={(chosen) => dispatch(newUserDraft.answered({ textLanguage: chosen }))} />
          <CoachingTexts headline="headline" bio="bio" textLanguage={textLanguage} />
          <LinkFields areRequired={config.coachLinksRequired} />
        </FormProvider>
      )}
    </WizardPage>
  );
}
