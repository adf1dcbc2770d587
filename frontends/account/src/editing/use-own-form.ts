import type { CurrentUser } from '@pusula/contracts';
import { type Fields, useEditForm } from '@pusula/frontend-kit/editing';
import { useDispatch, useSelector } from 'react-redux';
import type { z } from 'zod';
import { editing, type FormName, SAVE, selectEditing } from './editing.slice.ts';
import type { EditSpec } from './own-form.ts';

type OwnFormSetting<F extends Fields> = {
  name: FormName;
  spec: EditSpec<F>;
  schema: z.ZodType;
  /** The person as the server knows them. */
  user: CurrentUser;
  /** Asks before the fields are sent; `goOn` sends them. */
  question?: (fields: F, goOn: () => void) => void;
  /** Brings a field into view that is hidden, such as one in a tab. */
  reveal?: (field: keyof F & string) => void;
};

/** A form over the person's own data. */
export function useOwnForm<F extends Fields>({ name, spec, schema, user, question, reveal }: OwnFormSetting<F>) {
  const dispatch = useDispatch();
  const { conflict } = useSelector(selectEditing);
  return useEditForm<CurrentUser, F>({
    name,
    schema,
    errorFields: spec.errorFields,
    fieldsOf: spec.fieldsOf,
    subject: user,
    conflict,
    saveKey: SAVE,
    onSubmit: ({ before, fields }) => void dispatch(editing.submitted({ form: name, before, fields })),
    onConflictSettled: () => void dispatch(editing.conflictSettled()),
    ...(question && { question: ({ fields }, goOn) => question(fields, goOn) }),
    ...(reveal && { reveal }),
  });
}
