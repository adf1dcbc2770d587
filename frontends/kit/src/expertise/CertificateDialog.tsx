import { zodResolver } from '@hookform/resolvers/zod';
import type { CertificateDraft } from '@pusula/contracts';
import { Button, Checkbox, DialogFooter, TextArea, TextField } from '@pusula/frontend-kit/ui';
import type { FormEvent } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { EditDialog } from '../editing/EditDialog.tsx';
import { DateField, useErrorOf } from '../fields/index.ts';
import { type CertificateFields, certificateForm, certificateOf, expiryYears, fieldsOf, issueYears } from './certificate-form.ts';
import { useExpertiseTexts } from './texts.ts';

const Form = styled.form`
  display: grid;
  gap: var(--s4);
`;

type CertificateDialogProps = {
  /** Null: a new one. */
  certificate: CertificateDraft | null;
  onSave: (certificate: CertificateDraft) => void;
  onClose: () => void;
};

/** One certificate, added or edited. */
export function CertificateDialog({ certificate, onSave, onClose }: CertificateDialogProps) {
  const { t } = useExpertiseTexts();
  const form = useForm<CertificateFields>({
    resolver: zodResolver(certificateForm),
    mode: 'onTouched',
    defaultValues: fieldsOf(certificate),
  });
  const errorOf = useErrorOf(form);
  const save = form.handleSubmit((fields) => onSave(certificateOf(fields)));
  const submit = (event: FormEvent) => {
    // React hands events on through a dialog to the form that it was opened from.
    event.stopPropagation();
    void save(event);
  };
  const now = new Date();
  return (
    <EditDialog
      hasChanges={form.formState.isDirty}
      onClose={onClose}
      title={t(certificate ? 'certificates.editTitle' : 'certificates.addTitle')}
      text={t('certificates.formText')}
    >
      <Form noValidate onSubmit={submit}>
        <TextField {...form.register('name')} label={t('certificates.name')} error={errorOf('name')} />
        <TextField {...form.register('issuer')} label={t('certificates.issuer')} error={errorOf('issuer')} />
        <TextField {...form.register('credentialId')} label={t('certificates.credentialId')} error={errorOf('credentialId')} />
        <TextArea {...form.register('description')} rows={3} label={t('certificates.description')} error={errorOf('description')} />
        <Controller
          control={form.control}
          name="issueDate"
          render={({ field }) => (
            <DateField {...field} label={t('certificates.issueDate')} years={issueYears(now)} error={errorOf('issueDate')} />
          )}
        />
        <div>
          <Controller
            control={form.control}
            name="expiryDate"
            render={({ field: { disabled: _, ...field } }) => (
              <DateField
                {...field}
                label={t('certificates.expiryDate')}
                years={expiryYears(now)}
                disabled={form.watch('doesNotExpire')}
                error={errorOf('expiryDate')}
              />
            )}
          />
          <Checkbox {...form.register('doesNotExpire', { deps: 'expiryDate' })}>{t('certificates.doesNotExpire')}</Checkbox>
        </div>
        <DialogFooter cancel={t('certificates.cancel')} onCancel={onClose}>
          <Button type="submit">{t('certificates.save')}</Button>
        </DialogFooter>
      </Form>
    </EditDialog>
  );
}
