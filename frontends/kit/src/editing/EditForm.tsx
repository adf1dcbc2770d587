import { Button, ButtonLink, ErrorModal, Small } from '@pusula/frontend-kit/ui';
import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { ConflictDialog } from './ConflictDialog.tsx';
import { Bar, Form, Questions } from './EditForm.styles.ts';
import { LeaveDialog } from './LeaveDialog.tsx';
import { disputed, type Fields } from './merge.ts';
import { RestoredNote } from './RestoredNote.tsx';
import { useEditingTexts } from './texts.ts';
import type { useEditForm } from './use-edit-form.ts';

/** How a field is called, and how its value is said. Fields that nobody sees are left out. */
export type FieldNames<F extends Fields> = Partial<{ [Field in keyof F]: { label: string; say?: (value: F[Field]) => string } }>;

type EditFormProps<Subject, F extends Fields> = {
  edit: ReturnType<typeof useEditForm<Subject, F>>;
  names: FieldNames<F>;
  /** Nothing can be changed now, so there is nothing to save. */
  readOnly?: boolean;
  /** Where giving up leads to. */
  cancelTo: string;
  children: ReactNode;
  /** Beside the buttons, such as one that shows a preview. */
  aside?: ReactNode;
};

/** The frame of a form over something that is saved already: fields, saving, and everything that can come in between. */
export function EditForm<Subject, F extends Fields>({
  edit,
  names,
  readOnly = false,
  cancelTo,
  children,
  aside,
}: EditFormProps<Subject, F>) {
  const { t } = useEditingTexts();
  const { form, submit, fieldsOf, isSaving, failed, isPartlySaved, before, conflict, settle, decideLater, saveKey, isRestored } = edit;
  const { isDirty } = form.formState;
  const say = (field: keyof F & string, value: F[keyof F & string]) => names[field]?.say?.(value) ?? String(value ?? '');
  const theirs = conflict && fieldsOf(conflict);
  const differences = theirs
    ? disputed(fieldsOf(before), form.getValues(), theirs)
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
          {isRestored && <RestoredNote />}
          {children}
        </Questions>
        {!readOnly && (
          <Bar>
            <Small role="status">{isDirty && !isSaving && t('unsaved')}</Small>
            {aside}
            <ButtonLink look="text" to={cancelTo}>
              {t('cancel')}
            </ButtonLink>
            <Button type="submit" busy={isSaving}>
              {t(isSaving ? 'saving' : 'save')}
            </Button>
          </Bar>
        )}
      </Form>
      <LeaveDialog hasChanges={isDirty} />
      {conflict && (
        <ConflictDialog
          differences={differences}
          onKeep={() => settle(conflict, 'mine')}
          onTake={() => settle(conflict, 'newest')}
          onClose={decideLater}
        />
      )}
      {failed && <ErrorModal requestKey={saveKey} title={t(isPartlySaved ? 'partlySaved' : 'failed')} onRetry={submit} />}
    </FormProvider>
  );
}
