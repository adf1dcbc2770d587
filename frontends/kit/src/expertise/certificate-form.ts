import { CertificateDraft } from '@pusula/contracts';
import { z } from 'zod';

export const today = () => new Date().toISOString().slice(0, 10);

/** The form of one certificate: dates as they are chosen, and a tick in place of an empty end. */
export type CertificateFields = Omit<CertificateDraft, 'expiryDate'> & { expiryDate: string; doesNotExpire: boolean };

const { name, description, issuer, credentialId, issueDate } = CertificateDraft.shape;
/** The contract's rules, and what a calendar adds: issued by today, expiring after that. */
export const certificateForm: z.ZodType<CertificateFields, CertificateFields> = z
  .object({
    id: CertificateDraft.shape.id,
    name,
    description,
    issuer,
    credentialId,
    issueDate: issueDate.refine((date) => date <= today(), 'INVALID_CERTIFICATE_DATE'),
    expiryDate: z.string(),
    doesNotExpire: z.boolean(),
  })
  .superRefine(({ doesNotExpire, expiryDate, issueDate: issued }, { addIssue }) => {
    const isDate = z.iso.date().safeParse(expiryDate).success;
    if (!doesNotExpire && (!isDate || expiryDate <= issued))
      addIssue({ code: 'custom', path: ['expiryDate'], message: 'INVALID_CERTIFICATE_EXPIRY_DATE' });
  });

const empty: CertificateFields = {
  name: '',
  description: '',
  issuer: '',
  credentialId: '',
  issueDate: '',
  expiryDate: '',
  doesNotExpire: false,
};

/** @param certificate none yet: a new one */
export const fieldsOf = (certificate: CertificateDraft | null): CertificateFields =>
  certificate ? { ...certificate, expiryDate: certificate.expiryDate ?? '', doesNotExpire: certificate.expiryDate === null } : empty;

export const certificateOf = ({ doesNotExpire, expiryDate, ...rest }: CertificateFields): CertificateDraft => ({
  ...rest,
  expiryDate: doesNotExpire ? null : expiryDate,
});

/** The years to choose from: a working life back, and as far on as certificates run. */
export const issueYears = (now: Date): number[] => Array.from({ length: 60 }, (_, index) => now.getUTCFullYear() - index);
export const expiryYears = (now: Date): number[] => Array.from({ length: 76 }, (_, index) => now.getUTCFullYear() + 15 - index);
