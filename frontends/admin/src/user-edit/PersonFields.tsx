import { type EditedUser, GENDERS } from '@pusula/contracts';
import { birthYears, DateField, useErrorOf, useFieldTexts } from '@pusula/frontend-kit/fields';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { Select, TextField } from '@pusula/frontend-kit/ui';
import { Controller, useFormContext } from 'react-hook-form';
import { PictureRemoval } from './PictureRemoval.tsx';
import { Pair, Rows } from './UserEdit.styles.ts';
import type { UserFields } from './user-fields.ts';

/** The browser knows its reader's own name and birthday: those of others it must not fill in. */
const OFF = { autoComplete: 'off' } as const;

/** Names, date of birth, gender, picture. */
export function PersonFields({ user }: { user: EditedUser }) {
  const { t } = useTexts('userEdit');
  const { t: field } = useFieldTexts();
  const form = useFormContext<UserFields>();
  const errorOf = useErrorOf(form);
  return (
    <Rows>
      {user.imageUrl && <PictureRemoval user={user} />}
      <Pair>
        <TextField {...form.register('firstName')} {...OFF} label={field('firstName')} error={errorOf('firstName')} />
        <TextField {...form.register('middleName')} {...OFF} label={field('middleName')} error={errorOf('middleName')} />
        <TextField {...form.register('lastName')} {...OFF} label={field('lastName')} error={errorOf('lastName')} />
        <Select
          {...form.register('gender')}
          {...OFF}
          label={field('gender')}
          placeholder={field('choose')}
          options={GENDERS.map((gender) => ({ value: gender, label: t(`genders.${gender}`) }))}
          error={errorOf('gender')}
        />
      </Pair>
      <Controller
        control={form.control}
        name="birthday"
        render={({ field: { disabled: _, ...birthday } }) => (
          <DateField {...birthday} label={field('birthday')} years={birthYears(new Date())} error={errorOf('birthday')} />
        )}
      />
    </Rows>
  );
}
