import { useProblemText } from '@pusula/frontend-kit/api';
import { type FieldPath, type FieldValues, get, type UseFormReturn } from 'react-hook-form';

/** The sentence for a field's problem, in the language of the page. */
export function useErrorOf<Fields extends FieldValues>({ formState: { errors } }: Pick<UseFormReturn<Fields>, 'formState'>) {
  const text = useProblemText();
  return (field: FieldPath<Fields>): string | undefined => {
    const { message } = (get(errors, field) as { message?: string } | undefined) ?? {};
    return message && text({ message, fallback: 'errors.general' });
  };
}
