import { zodResolver } from '@hookform/resolvers/zod';
import { selectApiStatus } from '@pusula/frontend-kit/api';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type DefaultValues, type FieldPath, type Resolver, useForm } from 'react-hook-form';
import { useSelector } from 'react-redux';
import type { z } from 'zod';
import { type ErrorFields, fieldProblems } from './field-problems.ts';
import { disputed, type Fields, merged } from './merge.ts';
import { useStoredChanges } from './use-stored-changes.ts';

/** A form over something that is saved already: a person, seen by themself or by an admin. */
export type EditedForm<Subject, F extends Fields> = {
  /** Under which it is found again after a session that ended. */
  name: string;
  schema: z.ZodType;
  errorFields: ErrorFields<F>;
  /** Pure: what the form begins with. Its fields stand in the order of the page. */
  fieldsOf: (subject: Subject) => F;
  /** As the server knows it. A newer one, such as what a save left, is gone on from. */
  subject: Subject;
  /** What it is by now, when something was saved elsewhere that a submission would undo. */
  conflict: Subject | null;
  /** Request key of the call that saves. */
  saveKey: string;
  /** @param submission `before`: what the form began with */
  onSubmit: (submission: { before: Subject; fields: F }) => void;
  onConflictSettled: () => void;
  /** Asks before a submission is sent; `goOn` sends it. */
  question?: (submission: { before: Subject; fields: F }, goOn: () => void) => void;
  /** Brings a field into view that is hidden, such as one in a tab. */
  reveal?: (field: keyof F & string) => void;
};

/** What such a form begins with, saving it, what the server refuses, and what was saved elsewhere in between. */
export function useEditForm<Subject, F extends Fields>(setting: EditedForm<Subject, F>) {
  const { name, schema, errorFields, fieldsOf, subject, conflict, saveKey, onSubmit, onConflictSettled, question, reveal } = setting;
  const [before, setBefore] = useState(subject);
  const { loading, error } = useSelector(selectApiStatus(saveKey));
  const form = useForm<F>({
    resolver: zodResolver(schema as never) as unknown as Resolver<F>,
    mode: 'onTouched',
    defaultValues: fieldsOf(subject) as DefaultValues<F>,
    shouldFocusError: false,
  });
  const refused: Partial<Record<string, string>> = error ? fieldProblems(error, errorFields) : {};
  const isRefused = Object.keys(refused).length > 0;

  const focusFirst = (problems: object) => {
    const first = Object.keys(fieldsOf(subject)).find((field) => field in problems);
    if (!first) return;
    // A hidden field has to be there before it can take the keyboard.
    flushSync(() => reveal?.(first));
    form.setFocus(first as FieldPath<F>);
  };
  const sent = useRef<F | null>(null);
  const send = (over: Subject, fields: F) => {
    const submission = { before: over, fields };
    const goOn = () => {
      sent.current = fields;
      onSubmit(submission);
    };
    if (question) question(submission, goOn);
    else goOn();
  };
  const submit = form.handleSubmit(
    () => send(before, form.getValues()),
    (problems) => focusFirst(problems),
  );

  const showRefusal = useEffectEvent(() => {
    for (const [field, message] of Object.entries(refused))
      form.setError(field as FieldPath<F>, { type: 'server', message: message ?? '' });
    queueMicrotask(() => focusFirst(refused));
  });
  useEffect(() => {
    if (error) showRefusal();
  }, [error]);

  const fill = (fields: F) => {
    for (const [field, value] of Object.entries(fields)) form.setValue(field as FieldPath<F>, value as never, { shouldDirty: true });
  };
  const [isRestored, setRestored] = useState(false);
  const { isDirty } = form.formState;
  useStoredChanges({
    form: name,
    written: () => (isDirty ? { before: fieldsOf(before), mine: form.getValues() } : null),
    restore: (kept) => {
      fill(merged(kept.before as F, kept.mine as F, fieldsOf(subject), 'mine'));
      setRestored(true);
    },
  });

  const goOnFrom = useEffectEvent((newest: Subject) => {
    if (newest === before) return;
    const theirs = fieldsOf(newest);
    // What was typed while the save was under way is not saved yet.
    const base = sent.current ?? fieldsOf(before);
    sent.current = null;
    // Somebody else changed what is being typed here: the next save, still over what this form began with, will ask.
    if (disputed(base, form.getValues(), theirs).length > 0) return;
    const fields = merged(base, form.getValues(), theirs, 'mine');
    setRestored(false);
    setBefore(newest);
    form.reset(theirs);
    fill(fields);
  });
  useEffect(() => goOnFrom(subject), [subject]);
  useEffect(() => {
    // It did not come to anything: all that is typed is still to be saved.
    if (error || conflict) sent.current = null;
  }, [error, conflict]);

  /** Goes on from what was saved elsewhere, with the reader's own changes on top. */
  const settle = (newest: Subject, side: 'mine' | 'newest') => {
    const theirs = fieldsOf(newest);
    const fields = merged(fieldsOf(before), form.getValues(), theirs, side);
    setBefore(newest);
    form.reset(theirs);
    fill(fields);
    onConflictSettled();
    if (side === 'mine') send(newest, fields);
  };

  return {
    form,
    submit,
    fieldsOf,
    before,
    conflict,
    settle,
    decideLater: onConflictSettled,
    saveKey,
    isSaving: loading,
    failed: error !== null && !isRefused,
    isPartlySaved: Boolean(error?.saved?.length),
    isRestored,
  };
}
