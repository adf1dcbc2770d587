import { type Language, LIMITS } from '@pusula/contracts';
import { useErrorOf } from '@pusula/frontend-kit/fields';
import { formatNumber, useTexts } from '@pusula/frontend-kit/i18n';
import { Small, TextArea, TextField } from '@pusula/frontend-kit/ui';
import { useFormContext } from 'react-hook-form';
import { RefineText } from './RefineText.tsx';

type CoachingTextsProps = {
  /** Names of the two in the form around them. */
  headline: string;
  bio: string;
  /** What they are written in. */
  textLanguage: Language;
};

/** Headline and bio, each with a hand in polishing it. */
export function CoachingTexts({ headline, bio, textLanguage }: CoachingTextsProps) {
  const { t, language } = useTexts('coaching');
  const form = useFormContext<Record<string, string>>();
  const errorOf = useErrorOf(form);
  const textOf = (name: string) => form.watch(name) ?? '';
  const set = (name: string) => (value: string) =>
    form.setValue(name, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  const lengthOf = (name: string, maximum: number) => (
    <Small as="span">{`${formatNumber(textOf(name).trim().length, language)} / ${formatNumber(maximum, language)}`}</Small>
  );
  return (
    <>
      <div>
        <TextField
          {...form.register(headline)}
          lang={textLanguage}
          label={t('texts.headline')}
          help={t('texts.headlineHelp')}
          aside={lengthOf(headline, LIMITS.headlineLength)}
          error={errorOf(headline)}
        />
        <RefineText type="Headline" value={textOf(headline)} onChange={set(headline)} language={textLanguage} />
      </div>
      <div>
        <TextArea
          {...form.register(bio)}
          lang={textLanguage}
          label={t('texts.bio')}
          help={t('texts.bioHelp')}
          aside={lengthOf(bio, LIMITS.bioLength)}
          rows={7}
          error={errorOf(bio)}
        />
        <RefineText type="Bio" value={textOf(bio)} onChange={set(bio)} language={textLanguage} />
      </div>
    </>
  );
}
