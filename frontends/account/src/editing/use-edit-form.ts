import { zodResolver } from '@hookform/resolvers/zod';
import type { CurrentUser } from '@pusula/contracts';
import { selectApiStatus } from '@pusula/frontend-kit/api';
import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { type DefaultValues, type FieldPath, type Resolver, useForm } from 'react-hook-form';
import { useDispatch, useSelector } from 'react-redux';
import type { z } from 'zod';
import type { EditSpec } from './edit-spec.ts';
import { editing, type FormName, SAVE, selectEditing } from './editing.slice.ts';
import { fieldProblems } from './field-problems.ts';
import { type Fields, merged } from './merge.ts';
import { unsavedChanges } from './unsaved-changes.ts';

type EditFormSetting<F extends Fields> = {
  name: FormName;
  spec: EditSpec<F>;
  questions: z.ZodType;
  /** The person as the server knows them. */
  user: CurrentUser;
  /** Brings a field into view that is hidden, such as one in a tab. */
  reveal?: (field: keyof F & string) => void;
};

/** A form over the person's own data: what it begins with, saving it, what the server refuses, and what was saved elsewhere in between. */
export function useEditForm<F extends Fields>({ name, spec, questions, user, reveal }: EditFormSetting<F>) {
  const dispatch = useDispatch();
  const [before, setBefore] = useState(user);
  const { loading, error } = useSelector(selectApiStatus(SAVE));
  const { conflict } = useSelector(selectEditing);
  const form = useForm<F>({
    resolver: zodResolver(questions as never) as unknown as Resolver<F>,
    mode: 'onTouched',
    defaultValues: spec.fieldsOf(user) as DefaultValues<F>,
    shouldFocusError: false,
  });
  const refused: Partial<Record<string, string>> = error ? fieldProblems(error, spec.places) : {};
  const isRefused = Object.keys(refused).length > 0;

  const focusFirst = (problems: object) => {
    const first = Object.keys(spec.fieldsOf(user)).find((field) => field in problems);
    if (!first) return;
    // A hidden field has to be there before it can take the keyboard.
    flushSync(() => reveal?.(first));
    form.setFocus(first as FieldPath<F>);
  };
  const submit = form.handleSubmit(
    () => void dispatch(editing.submitted({ form: name, before, fields: form.getValues() })),
    (problems) => focusFirst(problems),
  );

  const tellRefusal = useEffectEvent(() => {
    for (const [field, message] of Object.entries(refused))
      form.setError(field as FieldPath<F>, { type: 'server', message: message ?? '' });
    queueMicrotask(() => focusFirst(refused));
  });
  useEffect(() => {
    if (error) tellRefusal();
  }, [error]);

  const fill = (fields: F) => {
    for (const [field, value] of Object.entries(fields)) form.setValue(field as FieldPath<F>, value as never, { shouldDirty: true });
  };
  const [isRestored, setRestored] = useState(false);
  const restore = useEffectEvent(() => {
    const unsaved = unsavedChanges.take(user.id, name);
    if (!unsaved) return;
    fill(merged(unsaved.before as F, unsaved.mine as F, spec.fieldsOf(user), 'mine'));
    setRestored(true);
  });
  const { isDirty } = form.formState;
  const keepUnsaved = useEffectEvent(() => {
    // Whoever signs out wants nothing kept; whose session is over comes back by the sign-in page.
    if (!isDirty || location.pathname !== '/signin') return;
    unsavedChanges.keep({ userId: user.id, form: name, before: spec.fieldsOf(before), mine: form.getValues() });
  });
  useEffect(() => {
    restore();
    return () => keepUnsaved();
  }, []);

  /** Goes on from what was saved elsewhere, with the reader's own changes on top. */
  const settle = (newest: CurrentUser, side: 'mine' | 'newest') => {
    const theirs = spec.fieldsOf(newest);
    const fields = merged(spec.fieldsOf(before), form.getValues(), theirs, side);
    setBefore(newest);
    form.reset(theirs);
    fill(fields);
    if (side === 'mine') dispatch(editing.submitted({ form: name, before: newest, fields }));
    else dispatch(editing.conflictSettled());
  };

  return { form, submit, isSaving: loading, failed: error !== null && !isRefused, before, conflict, settle, isRestored };
}
