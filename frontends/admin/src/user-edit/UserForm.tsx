import type { EditedUser } from '@pusula/contracts';
import { EditForm, useEditForm } from '@pusula/frontend-kit/editing';
import { useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { USERS_PATH } from '../users/users-address.ts';
import { askedAbout, type Consequence, consequencesOf } from './consequences.ts';
import { SaveDialog } from './SaveDialog.tsx';
import { UserTabs } from './UserTabs.tsx';
import { useTabs } from './use-tabs.ts';
import { useUserFieldNames } from './use-user-field-names.ts';
import { userSchema } from './user.schema.ts';
import { SAVE, selectUserEdit, userEdit } from './user-edit.slice.ts';
import type { UserFields } from './user-fields.ts';
import { errorFields, fieldsOf, tabOf } from './user-form.ts';

type Question = { readonly consequences: readonly Consequence[]; readonly goOn: () => void };

/** Everything that an admin can change about a person: one form, in tabs for coaches. What takes something away at once is asked about first. */
export function UserForm({ user, isOwn }: { user: EditedUser; isOwn: boolean }) {
  const dispatch = useDispatch();
  const { conflict } = useSelector(selectUserEdit);
  const [question, setQuestion] = useState<Question | null>(null);
  const [tab, showTab] = useTabs();
  const schema = useMemo(() => userSchema(fieldsOf(user)), [user]);
  const edit = useEditForm<EditedUser, UserFields>({
    name: `user-edit/${user.id}`,
    schema,
    errorFields,
    fieldsOf,
    subject: user,
    conflict,
    saveKey: SAVE,
    onSubmit: (submission) => void dispatch(userEdit.submitted(submission)),
    onConflictSettled: () => void dispatch(userEdit.conflictSettled()),
    question: ({ before, fields }, goOn) => {
      const consequences = askedAbout(consequencesOf(before, fields));
      if (consequences.length > 0) setQuestion({ consequences, goOn });
      else goOn();
    },
    reveal: (field) => showTab(tabOf(field)),
  });
  const names = useUserFieldNames(user);
  return (
    <>
      <EditForm edit={edit} names={names} readOnly={user.status === 'deleted'} cancelTo={USERS_PATH}>
        <UserTabs user={user} isOwn={isOwn} tab={tab} onTab={showTab} />
      </EditForm>
      {question && (
        <SaveDialog
          consequences={question.consequences}
          name={`${user.firstName} ${user.lastName}`}
          onClose={() => setQuestion(null)}
          onSave={() => {
            setQuestion(null);
            question.goOn();
          }}
        />
      )}
    </>
  );
}
