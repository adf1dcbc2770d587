import { type CoachLink, withScheme } from '@pusula/contracts';
import { Soft, TextField } from '@pusula/frontend-kit/ui';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { styled } from 'styled-components';
import { LINK_STARTS, LINKS } from './links.ts';
import { useFieldTexts } from './texts.ts';
import { useErrorOf } from './use-error-of.ts';

const Required = styled.fieldset`
  display: grid;
  gap: var(--s5);
`;

/**
 * The four links of a coach, in the form around them. Leaving one completes its address.
 * @param isOwn the browser may know them: they are the reader's
 */
export function LinkFields({ areRequired, isOwn = true }: { areRequired: boolean; isOwn?: boolean }) {
  const { t } = useFieldTexts();
  const id = useId();
  const form = useFormContext<Record<CoachLink, string>>();
  const errorOf = useErrorOf(form);
  const complete = (field: CoachLink) => {
    const completed = withScheme(form.getValues(field));
    if (completed !== form.getValues(field))
      form.setValue(field, completed, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  };
  const fields = LINKS.map((field) => (
    <TextField
      key={field}
      {...form.register(field, { onBlur: () => complete(field) })}
      label={areRequired ? t(`links.${field}`) : t('links.optional', { link: t(`links.${field}`) })}
      type="url"
      inputMode="url"
      autoComplete={isOwn && field === 'website' ? 'url' : 'off'}
      placeholder={LINK_STARTS[field]}
      error={errorOf(field)}
    />
  ));
  if (!areRequired) return fields;
  return (
    <Required aria-labelledby={id}>
      <Soft id={id}>{t('links.allRequired')}</Soft>
      {fields}
    </Required>
  );
}
