import type { CertificateDraft } from '@pusula/contracts';
import { formatDate, useTexts } from '@pusula/frontend-kit/i18n';
import { Button } from '@pusula/frontend-kit/ui';
import { Row, RowActions } from './CertificateEditor.styles.ts';

type CertificateRowProps = { certificate: CertificateDraft; onEdit: () => void; onDelete: () => void };

/** A certificate in the list of its coach. */
export function CertificateRow({ certificate, onEdit, onDelete }: CertificateRowProps) {
  const { t, language } = useTexts('coaching');
  const { name, issuer, credentialId, issueDate, expiryDate } = certificate;
  const until = expiryDate === null ? t('certificates.forever') : formatDate(expiryDate, language);
  return (
    <Row>
      <div>
        <h3>{name}</h3>
        <p>{t('certificates.from', { issuer, credentialId })}</p>
        <p>{t('certificates.period', { from: formatDate(issueDate, language), until })}</p>
      </div>
      <RowActions>
        <Button look="text" small aria-label={t('certificates.editNamed', { name })} onClick={onEdit}>
          {t('certificates.edit')}
        </Button>
        <Button look="text" small aria-label={t('certificates.deleteNamed', { name })} onClick={onDelete}>
          {t('certificates.delete')}
        </Button>
      </RowActions>
    </Row>
  );
}
