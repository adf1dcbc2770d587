import { LANGUAGE_NAMES, LANGUAGES, LIMITS, TEXT_FIELDS } from '@pusula/contracts';
import { useErrorOf } from '@pusula/frontend-kit/fields';
import { formatNumber, useTexts } from '@pusula/frontend-kit/i18n';
import { Small, TextArea, TextField } from '@pusula/frontend-kit/ui';
import { useFormContext } from 'react-hook-form';
import { Pair, Rows } from './UserEdit.styles.ts';
import type { UserFields } from './user-fields.ts';

/** Headline and bio in each language, side by side. */
export function CoachingTexts() {
  const { t, language } = useTexts('userEdit');
  const form = useFormContext<UserFields>();
  const errorOf = useErrorOf(form);
  const lengthOf = (text: string, maximum: number) => (
    <Small as="span">{`${formatNumber(text.trim().length, language)} / ${formatNumber(maximum, language)}`}</Small>
  );
  return (
    <Pair>
      {LANGUAGES.map((one) => {
        const { headline, bio } = TEXT_FIELDS[one];
        return (
          <Rows key={one}>
            <TextField
              {...form.register(headline)}
              lang={one}
              label={t('headline', { language: LANGUAGE_NAMES[one] })}
              aside={lengthOf(form.watch(headline), LIMITS.headlineLength)}
              autoComplete="off"
              error={errorOf(headline)}
            />
            <TextArea
              {...form.register(bio)}
              lang={one}
              label={t('bio', { language: LANGUAGE_NAMES[one] })}
              aside={lengthOf(form.watch(bio), LIMITS.bioLength)}
              rows={8}
              error={errorOf(bio)}
            />
          </Rows>
        );
      })}
    </Pair>
  );
}
