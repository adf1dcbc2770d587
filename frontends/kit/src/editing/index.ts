/** Forms over something that is saved already: merged with what was saved elsewhere, kept when a session ends, not left by accident. */

export { EditDialog } from './EditDialog.tsx';
export { Part, Questions } from './EditForm.styles.ts';
export { EditForm, type FieldNames } from './EditForm.tsx';
export { type ErrorFields, fieldProblems } from './field-problems.ts';
export { LeaveDialog } from './LeaveDialog.tsx';
export { disputed, type Fields, merged } from './merge.ts';
export { RestoredNote } from './RestoredNote.tsx';
export { isConflict, saveTogether } from './save-together.ts';
export { unsavedChanges } from './unsaved-changes.ts';
export { useEditForm } from './use-edit-form.ts';
export { useStoredChanges } from './use-stored-changes.ts';
