import { useTexts } from '@pusula/frontend-kit/i18n';
import { Button, ButtonLink, ErrorModal, Note, Small } from '@pusula/frontend-kit/ui';
import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import { ConflictDialog } from './ConflictDialog.tsx';
import { Bar, Form, Questions } from './EditPage.styles.ts';
import type { EditSpec } from './edit-spec.ts';
import { editing, SAVE } from './editing.slice.ts';
import { LeaveDialog } from './LeaveDialog.tsx';
import { disputed, type Fields } from './merge.ts';
import type { useEditForm } from './use-edit-form.ts';

/** How a field is called, and how its value is said. Fields that nobody sees are left out. */
export type FieldNames<F extends Fields> = Partial<{ [Field in keyof F]: { label: string; say?: (value: F[Field]) => string } }>;

type EditFormProps<F extends Fields> = {
  spec: EditSpec<F>;
  edit: ReturnType<typeof useEditForm<F>>;
  names: FieldNames<F>;
  children: ReactNode;
  /** Beside the buttons, such as one that shows a preview. */
  aside?: ReactNode;
};

/** The frame of a form over one's own data: fields, saving, and everything that can come in between. */
export function EditForm<F extends Fields>({ spec, edit, names, children, aside }: EditFormProps<F>) {
  const { t } = useTexts('editing');
  const dispatch = useDispatch();
  const { form, submit, isSaving, failed, before, conflict, settle, isRestored } = edit;
  const { isDirty } = form.formState;
  const say = (field: keyof F & string, value: F[keyof F & string]) => names[field]?.say?.(value) ?? String(value ?? '');
  const theirs = conflict && spec.fieldsOf(conflict);
  const differences = theirs
    ? disputed(spec.fieldsOf(before), form.getValues(), theirs)
        .filter((field) => names[field])
        .map((field) => ({
          field,
          label: names[field]?.label ?? field,
          mine: say(field, form.getValues()[field]),
          newest: say(field, theirs[field]),
        }))
    : [];
  return (
    <FormProvider {...form}>
      {/* The rules are this form's own: the browser's bubbles would speak the browser's language. */}
      <Form noValidate onSubmit={submit}>
        <Questions>
          {isRestored && <Note>{t('restored')}</Note>}
          {children}
        </Questions>
        <Bar>
          <Small role="status">{isDirty && !isSaving && t('unsaved')}</Small>
          {aside}
          <ButtonLink look="text" to={spec.viewedAt}>
            {t('cancel')}
          </ButtonLink>
          <Button type="submit" busy={isSaving}>
            {t(isSaving ? 'saving' : 'save')}
          </Button>
        </Bar>
      </Form>
      <LeaveDialog hasChanges={isDirty} />
      {conflict && (
        <ConflictDialog
          differences={differences}
          onKeep={() => settle(conflict, 'mine')}
          onTake={() => settle(conflict, 'newest')}
          onClose={() => dispatch(editing.conflictSettled())}
        />
      )}
      {failed && <ErrorModal requestKey={SAVE} title={t('failed')} onRetry={submit} />}
    </FormProvider>
  );
}
