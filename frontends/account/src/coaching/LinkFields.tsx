import { config } from '@pusula/frontend-kit/config';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { TextField } from '@pusula/frontend-kit/ui';
import { useFormContext } from 'react-hook-form';
import { useErrorOf } from '../fields/use-error-of.ts';
import { withScheme } from '../fields/with-scheme.ts';
import type { LinkAnswers } from './coaching-questions.ts';

const LINKS = [
  ['website', 'https://'],
  ['linkedIn', 'https://www.linkedin.com/in/'],
  ['instagram', 'https://www.instagram.com/'],
  ['facebook', 'https://www.facebook.com/'],
] as const;

/** The four links of a coach, in the form around them. Leaving one completes its address. */
export function LinkFields() {
  const { t } = useTexts('coaching');
  const form = useFormContext<LinkAnswers>();
  const errorOf = useErrorOf(form);
  const complete = (field: keyof LinkAnswers) => {
    const completed = withScheme(form.getValues(field));
    if (completed !== form.getValues(field))
      form.setValue(field, completed, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  };
  return LINKS.map(([field, placeholder]) => (
    <TextField
      key={field}
      {...form.register(field, { onBlur: () => complete(field) })}
      label={config.coachLinksRequired ? t(`links.${field}`) : t('links.optional', { link: t(`links.${field}`) })}
      type="url"
      inputMode="url"
      autoComplete={field === 'website' ? 'url' : 'off'}
      placeholder={placeholder}
      error={errorOf(field)}
    />
  ));
}
