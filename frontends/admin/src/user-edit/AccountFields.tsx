import type { EditedUser } from '@pusula/contracts';
import { useErrorOf } from '@pusula/frontend-kit/fields';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { Note, Select, TextField } from '@pusula/frontend-kit/ui';
import { useFormContext } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { useUserWords } from '../console/use-user-words.ts';
import { USER_STATUSES, USER_TYPES } from '../console/user-kinds.ts';
import { consequencesOf } from './consequences.ts';
import { Pair, Remarks, Rows } from './UserEdit.styles.ts';
import type { UserFields } from './user-fields.ts';

/** Address, role and status, and what changing them does at once. Of one's own account none is changed here: it is how a stolen session would take it. */
export function AccountFields({ user, isOwn }: { user: EditedUser; isOwn: boolean }) {
  const { t } = useTexts('userEdit');
  const { typeName, statusName } = useUserWords();
  const form = useFormContext<UserFields>();
  const errorOf = useErrorOf(form);
  const [email, userType, status] = form.watch(['email', 'userType', 'status']);
  const consequences = consequencesOf(user, { email, userType, status });
  return (
    <>
      <Rows>
        {isOwn ? (
          <>
            <TextField readOnly label={t('email')} value={email} aside={<Link to="/profile/security">{t('ownAddress')}</Link>} />
            <Pair>
              <TextField readOnly label={t('type')} value={typeName(userType)} help={t('own')} error={errorOf('userType')} />
              <TextField readOnly label={t('status')} value={statusName(status)} />
            </Pair>
          </>
        ) : (
          <>
            <TextField {...form.register('email')} type="email" label={t('email')} autoComplete="off" error={errorOf('email')} />
            <Pair>
              <Select
                {...form.register('userType')}
                label={t('type')}
                options={USER_TYPES.map((type) => ({ value: type, label: typeName(type) }))}
                error={errorOf('userType')}
              />
              <Select
                {...form.register('status')}
                label={t('status')}
                options={USER_STATUSES.map((one) => ({ value: one, label: statusName(one) }))}
                error={errorOf('status')}
              />
            </Pair>
          </>
        )}
      </Rows>
      <Remarks role="status">
        {consequences.map((consequence) => (
          <Note key={consequence}>{t(`consequences.${consequence}`)}</Note>
        ))}
      </Remarks>
    </>
  );
}
