import type { CertificateDraft } from '@pusula/contracts';
import { Controller, useFormContext } from 'react-hook-form';
import { useErrorOf } from '../fields/index.ts';
import { CertificateEditor } from './CertificateEditor.tsx';

/** What proves a coach's training, as `certificates` in the form around it. */
export function CertificateFields({ label, help }: { label: string; help: string }) {
  const form = useFormContext<{ certificates: CertificateDraft[] }>();
  const errorOf = useErrorOf(form);
  return (
    <Controller
      control={form.control}
      name="certificates"
      render={({ field: { ref, value, onChange } }) => (
        <CertificateEditor ref={ref} label={label} help={help} value={value} onChange={onChange} error={errorOf('certificates')} />
      )}
    />
  );
}
