import type { CurrentUser } from '@pusula/contracts';
import { formatDate, useTexts } from '@pusula/frontend-kit/i18n';
import { Soft } from '@pusula/frontend-kit/ui';
import { Link } from 'react-router-dom';
import { EditForm } from '../editing/EditForm.tsx';
import { Given, Part } from '../editing/EditPage.styles.ts';
import { EditPage } from '../editing/EditPage.tsx';
import { useEditForm } from '../editing/use-edit-form.ts';
import { PersonalFields } from '../fields/PersonalFields.tsx';
import { PhoneField } from '../fields/PhoneField.tsx';
import { OwnPicture } from './OwnPicture.tsx';
import { profileForm, profileQuestions } from './profile-form.ts';

/** /profile/edit: picture, names, date of birth, gender, city, phone. */
export default function ProfileEdit() {
  const { t } = useTexts('profile');
  return (
    <EditPage title={t('edit.title')} lead={t('edit.lead')}>
      {(user) => <ProfileForm user={user} />}
    </EditPage>
  );
}

function ProfileForm({ user }: { user: CurrentUser }) {
  const { t, language } = useTexts('profile');
  const edit = useEditForm({ name: 'profile', spec: profileForm, questions: profileQuestions, user });
  const names = {
    imageFileName: { label: t('edit.picture'), say: (name: string) => t(name ? 'edit.hasPicture' : 'edit.noPicture') },
    firstName: { label: t('fields:firstName') },
    middleName: { label: t('fields:middleName') },
    lastName: { label: t('fields:lastName') },
    username: { label: t('fields:username') },
    birthday: { label: t('fields:birthday'), say: (date: string) => date && formatDate(date, language) },
    gender: { label: t('fields:gender'), say: (gender: string) => gender && t(`fields:genders.${gender}`) },
    city: { label: t('fields:city') },
    phoneCode: { label: t('fields:phoneCode') },
    phone: { label: t('fields:phone') },
  };
  return (
    <EditForm spec={profileForm} edit={edit} names={names}>
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
  );
}
