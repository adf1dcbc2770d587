import { useTexts } from '@pusula/frontend-kit/i18n';
import { EditPage } from '../editing/EditPage.tsx';
import { CoachingForm } from './CoachingForm.tsx';
import { ForCoaches } from './ForCoaches.tsx';

/** /coach-profile/edit: headline and bio in both languages, categories, links, practice. */
export default function CoachProfileEdit() {
  const { t } = useTexts('ownCoaching');
  return (
    <ForCoaches>
      {() => (
        <EditPage title={t('edit.title')} lead={t('edit.lead')}>
          {(user) => <CoachingForm user={user} />}
        </EditPage>
      )}
    </ForCoaches>
  );
}
