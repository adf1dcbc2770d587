import type { CurrentUser } from '@pusula/contracts';
import { EditForm } from '@pusula/frontend-kit/editing';
import { CertificateFields } from '@pusula/frontend-kit/expertise';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { useMatches } from '@pusula/frontend-kit/page';
import { BESIDE, BesideForm } from '../beside/Beside.styles.ts';
import { EditPage } from '../editing/EditPage.tsx';
import { useOwnForm } from '../editing/use-own-form.ts';
import { certificatesForm, certificatesSchema } from './certificates-form.ts';
import { ForCoaches } from './ForCoaches.tsx';
import { SeenCertificates } from './SeenCertificates.tsx';

/** /coach-profile/certificates: added, edited, deleted and put in order; all of it is saved together. */
export default function CoachCertificates() {
  const { t } = useTexts('ownCoaching');
  return (
    <ForCoaches>
      {() => (
        <EditPage title={t('certificates.title')} lead={t('certificates.lead')}>
          {(user) => <CertificatesForm user={user} />}
        </EditPage>
      )}
    </ForCoaches>
  );
}

function CertificatesForm({ user }: { user: CurrentUser }) {
  const { t } = useTexts('ownCoaching');
  const isBeside = useMatches(BESIDE);
  const edit = useOwnForm({ name: 'certificates', spec: certificatesForm, schema: certificatesSchema, user });
  const names = {
    certificates: {
      label: t('certificates.title'),
      say: (list: readonly { name: string; issuer: string }[]) => list.map(({ name, issuer }) => `${name} · ${issuer}`).join('\n'),
    },
  };
  return (
    <BesideForm>
      <EditForm cancelTo={certificatesForm.viewedAt} edit={edit} names={names}>
        <CertificateFields label={t('certificates.list')} help={t('certificates.help')} />
      </EditForm>
      {isBeside && <SeenCertificates certificates={edit.form.watch('certificates')} />}
    </BesideForm>
  );
}
