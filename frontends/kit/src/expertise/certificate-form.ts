import { CertificateDraft, localDay } from '@pusula/contracts';
import { z } from 'zod';
import { required } from '../fields/index.ts';

export const today = () => localDay(new Date());

/** The form of one certificate: dates as they are chosen, and a tick in place of an empty end. */
export type CertificateFields = Omit<CertificateDraft, 'expiryDate'> & { expiryDate: string; doesNotExpire: boolean };

const { name, description, issuer, credentialId } = CertificateDraft.shape;
const isDate = (value: string) => z.iso.date().safeParse(value).success;

/** The contract's rules, and what a calendar adds: issued by today, expiring after that. */
export const certificateForm: z.ZodType<CertificateFields, CertificateFields> = z
  .object({
    id: CertificateDraft.shape.id,
    name: required(name, 'expertise:errors.name', 'expertise:errors.nameLong'),
    description: required(description, 'expertise:errors.description', 'expertise:errors.descriptionLong'),
    issuer: required(issuer, 'expertise:errors.issuer', 'expertise:errors.issuerLong'),
    credentialId: required(credentialId, 'expertise:errors.credentialId', 'expertise:errors.credentialIdLong'),
    issueDate: z
      .string()
      .refine(isDate, 'expertise:errors.issueDate')
      .refine((date) => !isDate(date) || date <= today(), 'expertise:errors.issueLate'),
    expiryDate: z.string(),
    doesNotExpire: z.boolean(),
  })
  .superRefine(({ doesNotExpire, expiryDate, issueDate }, { addIssue }) => {
    if (doesNotExpire) return;
    const refuse = (message: string) => addIssue({ code: 'custom', path: ['expiryDate'], message });
    if (!isDate(expiryDate)) refuse('expertise:errors.expiryDate');
    else if (expiryDate <= issueDate) refuse('expertise:errors.expiryEarly');
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
