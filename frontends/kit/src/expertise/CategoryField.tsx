import type { ComponentProps } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { useErrorOf } from '../fields/index.ts';
import { CategoryPicker } from './CategoryPicker.tsx';

type CategoryQuestionProps = { label: string; help: string } & Pick<ComponentProps<typeof CategoryPicker>, 'known'>;

/** What a coach is good at, as `categories` in the form around it. */
export function CategoryField({ label, help, known }: CategoryQuestionProps) {
  const form = useFormContext<{ categories: string[] }>();
  const errorOf = useErrorOf(form);
  return (
    <Controller
      control={form.control}
      name="categories"
      render={({ field: { ref, value, onChange } }) => (
        <CategoryPicker ref={ref} label={label} help={help} known={known} value={value} onChange={onChange} error={errorOf('categories')} />
      )}
    />
  );
}
