import { zodResolver } from '@hookform/resolvers/zod';
import { useErrorOf } from '@pusula/frontend-kit/fields';
import { type DraftAnswers, newUserDraft, selectNewUserDraft } from '@pusula/frontend-kit/session';
import { useLayoutEffect } from 'react';
import { type FieldValues, type Resolver, useForm } from 'react-hook-form';
import { useDispatch, useStore } from 'react-redux';
import type { z } from 'zod';

/**
 * A form over a part of the new-user draft. It begins with what has been told already, and the draft follows every stroke: going back, reloading or a
 * failure at the end loses nothing.
 */
export function useAnswers<Fields extends FieldValues & DraftAnswers>(schema: z.ZodType<Fields> & { readonly shape: object }) {
  const store = useStore<Parameters<typeof selectNewUserDraft>[0]>();
  const dispatch = useDispatch();
  const draft = selectNewUserDraft(store.getState()) as unknown as Fields;
  const form = useForm<Fields>({
    resolver: zodResolver(schema as never) as unknown as Resolver<Fields>,
    mode: 'onTouched',
    defaultValues: Object.fromEntries(Object.keys(schema.shape).map((field) => [field, draft[field]])) as never,
  });
  const { subscribe } = form;
  // Before the page is painted: what is typed or filled in at once by a password manager must not be missed.
  useLayoutEffect(
    () =>
      subscribe({
        formState: { values: true },
        // The form goes on writing into its own object; the store's is frozen.
        callback: ({ values }) => void dispatch(newUserDraft.answered({ ...values } as DraftAnswers)),
      }),
    [subscribe, dispatch],
  );
  return { form, errorOf: useErrorOf(form) };
}
