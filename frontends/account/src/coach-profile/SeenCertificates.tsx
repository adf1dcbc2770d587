import type { CertificateDraft } from '@pusula/contracts';
import { Certificates } from '@pusula/frontend-kit/coach';
import { today } from '@pusula/frontend-kit/expertise';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { Soft } from '@pusula/frontend-kit/ui';
import { SeenPanel } from '../beside/SeenPanel.tsx';
import { hasExpired } from './completeness.ts';

/** The certificates in the form as visitors read them, and what to do about one that has expired. */
export function SeenCertificates({ certificates }: { certificates: readonly CertificateDraft[] }) {
  const { t } = useTexts('ownCoaching');
  // A new one has no id before it is saved.
  const listed = certificates.map((certificate, place) => ({ ...certificate, id: certificate.id ?? String(place) }));
  return (
    <SeenPanel seen={listed.length > 0 ? <Certificates certificates={listed} heading="h3" /> : <Soft>{t('certificates.none')}</Soft>}>
      {hasExpired(certificates, today()) && <Soft>{t('certificates.expired')}</Soft>}
    </SeenPanel>
  );
}
