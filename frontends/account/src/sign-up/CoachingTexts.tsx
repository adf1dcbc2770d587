import { LIMITS } from '@pusula/contracts';
import { formatNumber, useTexts } from '@pusula/frontend-kit/i18n';
import { Small, TextArea, TextField } from '@pusula/frontend-kit/ui';
import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { RefineText } from '../coaching/RefineText.tsx';
import { withScheme } from '../fields/with-scheme.ts';
import type { coachingQuestions } from './questions.ts';

type Fields = z.infer<typeof coachingQuestions>;
type CoachingTextsProps = { form: UseFormReturn<Fields>; errorOf: (field: keyof Fields) => string | undefined };

const LINKS = [
  ['website', 'https://'],
  ['linkedIn', 'https://www.linkedin.com/in/'],
  ['instagram', 'https://www.instagram.com/'],
  ['facebook', 'https://www.facebook.com/'],
] as const;

/** Headline and bio, each with a hand in polishing it, and the four links. */
export function CoachingTexts({ form, errorOf }: CoachingTextsProps) {
  const { t, language } = useTexts('signUp');
  const set = (field: keyof Fields) => (value: string) =>
    form.setValue(field, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  const lengthOf = (field: 'headline' | 'bio', maximum: number) => (
    <Small as="span">{`${formatNumber(form.watch(field).trim().length, language)} / ${formatNumber(maximum, language)}`}</Small>
  );
  return (
    <>
      <div>
        <TextField
          {...form.register('headline')}
          label={t('about.headline')}
          help={t('about.headlineHelp')}
          aside={lengthOf('headline', LIMITS.headlineLength)}
          error={errorOf('headline')}
        />
        <RefineText type="Headline" value={form.watch('headline')} onChange={set('headline')} />
      </div>
      <div>
        <TextArea
          {...form.register('bio')}
          label={t('about.bio')}
          help={t('about.bioHelp')}
          aside={lengthOf('bio', LIMITS.bioLength)}
          rows={7}
          error={errorOf('bio')}
        />
        <RefineText type="Bio" value={form.watch('bio')} onChange={set('bio')} />
      </div>
      {LINKS.map(([field, placeholder]) => (
        <TextField
          key={field}
          {...form.register(field, { onBlur: ({ target }) => set(field)(withScheme(target.value)) })}
          label={t(`about.${field}`)}
          type="url"
          inputMode="url"
          autoComplete={field === 'website' ? 'url' : 'off'}
          placeholder={placeholder}
          error={errorOf(field)}
        />
      ))}
    </>
  );
}
