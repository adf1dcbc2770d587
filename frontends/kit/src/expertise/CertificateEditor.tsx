import { type CertificateDraft, LIMITS } from '@pusula/contracts';
import { announce } from '@pusula/frontend-kit/page';
import { Button, Dialog, DialogFooter, FieldError, PlusIcon, Small } from '@pusula/frontend-kit/ui';
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { CertificateDialog } from './CertificateDialog.tsx';
import { CertificateForm, CertificateHead, CertificateList } from './CertificateEditor.styles.ts';
import { CertificateRow } from './CertificateRow.tsx';
import { inserted, moved, removed, replaced } from './certificate-list.ts';
import { useExpertiseTexts } from './texts.ts';

type CertificateEditorProps = {
  label: string;
  help?: string;
  value: readonly CertificateDraft[];
  onChange: (value: CertificateDraft[]) => void;
  /** The button that adds: where the keyboard goes when one is missing. */
  ref?: Ref<HTMLButtonElement>;
  error: ReactNode;
};

/** A place in the list that is being edited; one past the end is a new certificate. */
type Open = { readonly kind: 'form' | 'deletion'; readonly place: number };

/** A coach's certificates: added, edited, deleted after a question, and brought back when that was a slip. */
export function CertificateEditor({ label, help, value, onChange, ref, error }: CertificateEditorProps) {
  const { t } = useExpertiseTexts();
  const [open, setOpen] = useState<Open | null>(null);
  const [deleted, setDeleted] = useState<{ certificate: CertificateDraft; place: number } | null>(null);
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The row is gone, and with it the button that the keyboard was at.
    if (deleted) undo.current?.focus();
  }, [deleted]);
  const close = () => setOpen(null);
  const chosen = open && (value[open.place] ?? null);
  const save = (certificate: CertificateDraft) => {
    if (open) onChange(replaced(value, open.place, certificate));
    close();
  };
  const remove = () => {
    if (open && chosen) {
      setDeleted({ certificate: chosen, place: open.place });
      onChange(removed(value, open.place));
    }
    close();
  };
  const bringBack = () => {
    if (deleted) onChange(inserted(value, deleted.place, deleted.certificate));
    setDeleted(null);
  };
  const move = (place: number, by: 1 | -1) => {
    onChange(moved(value, place, by));
    announce(t('certificates.movedTo', { name: value[place]?.name, place: place + by + 1, count: value.length }));
  };
  return (
    <CertificateForm aria-label={label}>
      <CertificateHead>
        <div>
          <h2>{label}</h2>
          {help && <Small>{help}</Small>}
        </div>
        {value.length < LIMITS.coachMaximumCertificates && (
          <Button ref={ref} look="line" small onClick={() => setOpen({ kind: 'form', place: value.length })}>
            <PlusIcon />
            {t('certificates.add')}
          </Button>
        )}
      </CertificateHead>
      {value.length > 0 && (
        <CertificateList>
          {value.map((certificate, place) => (
            <CertificateRow
              // A certificate that was never saved has no other name than its place.
              key={certificate.id ?? `new-${place}`}
              certificate={certificate}
              onUp={place > 0 ? () => move(place, -1) : null}
              onDown={place < value.length - 1 ? () => move(place, 1) : null}
              onEdit={() => setOpen({ kind: 'form', place })}
              onDelete={() => setOpen({ kind: 'deletion', place })}
            />
          ))}
        </CertificateList>
      )}
      <div role="status">
        {deleted && (
          <Small as="div">
            {t('certificates.deleted', { name: deleted.certificate.name })}{' '}
            <Button ref={undo} look="text" small onClick={bringBack}>
              {t('certificates.undo')}
            </Button>
          </Small>
        )}
      </div>
      <FieldError>{error}</FieldError>
      {open?.kind === 'form' && <CertificateDialog certificate={chosen} onSave={save} onClose={close} />}
      <Dialog
        open={open?.kind === 'deletion'}
        alert
        onClose={close}
        title={t('certificates.deleteTitle')}
        text={t('certificates.deleteText', { name: chosen?.name ?? '' })}
      >
        <DialogFooter cancel={t('certificates.cancel')} onCancel={close}>
          <Button look="danger" onClick={remove}>
            {t('certificates.delete')}
          </Button>
        </DialogFooter>
      </Dialog>
    </CertificateForm>
  );
}
