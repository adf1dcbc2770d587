import { CityField, useErrorOf, useFieldTexts } from '@pusula/frontend-kit/fields';
import { TextField } from '@pusula/frontend-kit/ui';
import { Controller, useFormContext } from 'react-hook-form';
import { Pair } from './UserEdit.styles.ts';
import type { UserFields } from './user-fields.ts';

/** Where somebody lives. There is one country for now. */
export function CityFields() {
  const { t } = useFieldTexts();
  const form = useFormContext<UserFields>();
  const errorOf = useErrorOf(form);
  return (
    <Pair>
      <Controller
        control={form.control}
        name="city"
        render={({ field: { disabled: _, ...city } }) => <CityField {...city} label={t('city')} error={errorOf('city')} />}
      />
      <TextField label={t('country')} value={t('turkiye')} readOnly help={t('countryHelp')} />
    </Pair>
  );
}
