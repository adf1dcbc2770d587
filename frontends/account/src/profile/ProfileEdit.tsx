import type { CurrentUser } from '@pusula/contracts';
import { EditForm, Part } from '@pusula/frontend-kit/editing';
import { PersonalFields, PhoneField, useFieldNames } from '@pusula/frontend-kit/fields';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { useMatches } from '@pusula/frontend-kit/page';
import { selectPersonSummary } from '@pusula/frontend-kit/session';
import { Soft } from '@pusula/frontend-kit/ui';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { BESIDE, BesideForm } from '../beside/Beside.styles.ts';
import { Given } from '../editing/EditPage.styles.ts';
import { EditPage } from '../editing/EditPage.tsx';
import { useOwnForm } from '../editing/use-own-form.ts';
import { OwnPicture } from './OwnPicture.tsx';
import { PROFILE_FIELDS, profileForm, profileSchema } from './profile-form.ts';
import { Seen } from './Seen.tsx';

/** /profile/edit: picture, names, date of birth, gender, city, phone. */
export default function ProfileEdit() {
  const { t } = useTexts('profile');
  const person = useSelector(selectPersonSummary);
  return (
    <EditPage title={t('edit.title')} lead={t(person?.userType === 'coach' ? 'edit.lead' : 'edit.leadMember')}>
      {(user) => <ProfileForm user={user} />}
    </EditPage>
  );
}

function ProfileForm({ user }: { user: CurrentUser }) {
  const { t } = useTexts('profile');
  const isBeside = useMatches(BESIDE);
  const edit = useOwnForm({ name: 'profile', spec: profileForm, schema: profileSchema, user });
  const names = useFieldNames(PROFILE_FIELDS);
  return (
    <BesideForm>
      <EditForm cancelTo={profileForm.viewedAt} edit={edit} names={names}>
        <OwnPicture />
        <Part>
          <h2>{t('personal')}</h2>
          <PersonalFields />
        </Part>
        <Part>
          <h2>{t('contact')}</h2>
          <PhoneField />
          <Given>
            <b>{t('email')}</b>
            <Soft>
              {user.email} <Link to="/profile/security">{t('edit.changeEmail')}</Link>
            </Soft>
          </Given>
        </Part>
      </EditForm>
      {isBeside && <Seen user={user} form={edit.form} />}
    </BesideForm>
  );
}
