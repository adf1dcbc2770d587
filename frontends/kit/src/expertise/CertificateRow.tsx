import type { CertificateDraft } from '@pusula/contracts';
import { formatDate } from '@pusula/frontend-kit/i18n';
import { ArrowDownIcon, ArrowUpIcon, Badge, Button } from '@pusula/frontend-kit/ui';
import { CertificateItem, Facts, RowActions } from './CertificateEditor.styles.ts';
import { today } from './certificate-form.ts';
import { useExpertiseTexts } from './texts.ts';

/** A certificate in a few lines. */
export function CertificateFacts({ certificate }: { certificate: CertificateDraft }) {
  const { t, language } = useExpertiseTexts();
  const { name, issuer, credentialId, issueDate, expiryDate } = certificate;
  const until = expiryDate === null ? t('certificates.forever') : formatDate(expiryDate, language);
  return (
    <Facts>
      <h3>{name}</h3>
      <p>{t('certificates.from', { issuer, credentialId })}</p>
      <p>{t('certificates.period', { from: formatDate(issueDate, language), until })}</p>
      {expiryDate !== null && expiryDate < today() && <Badge $tone="warn">{t('certificates.expired')}</Badge>}
    </Facts>
  );
}

type CertificateRowProps = {
  certificate: CertificateDraft;
  /** Null where nothing lies in that direction. */
  onUp: (() => void) | null;
  onDown: (() => void) | null;
  onEdit: () => void;
  onDelete: () => void;
};

/** A certificate in the list of its coach. */
export function CertificateRow({ certificate, onUp, onDown, onEdit, onDelete }: CertificateRowProps) {
  const { t } = useExpertiseTexts();
  const { name } = certificate;
  const move = (to: 'up' | 'down', onMove: (() => void) | null) => (
    <Button
      look="text"
      small
      aria-label={t(`certificates.${to}Named`, { name })}
      // Not disabled: at the end of its way the keyboard would fall off it.
      aria-disabled={onMove === null || undefined}
      onClick={() => onMove?.()}
    >
      {to === 'up' ? <ArrowUpIcon /> : <ArrowDownIcon />}
    </Button>
  );
  return (
    <CertificateItem>
      <CertificateFacts certificate={certificate} />
      <RowActions>
        {(onUp || onDown) && (
          <>
            {move('up', onUp)}
            {move('down', onDown)}
          </>
        )}
        <Button look="text" small aria-label={t('certificates.editNamed', { name })} onClick={onEdit}>
          {t('certificates.edit')}
        </Button>
        <Button look="text" small aria-label={t('certificates.deleteNamed', { name })} onClick={onDelete}>
          {t('certificates.delete')}
        </Button>
      </RowActions>
    </CertificateItem>
  );
}
