import { CERTIFICATE_ERRORS, CertificateDraft, LIMITS } from '@pusula/contracts';
import { z } from 'zod';
import type { EditSpec } from '../editing/own-form.ts';

export const certificatesSchema = z.object({
  certificates: z.array(CertificateDraft).min(LIMITS.coachMinimumCertificates, 'CERTIFICATE_IS_NULL').max(LIMITS.coachMaximumCertificates),
});
export type CertificatesFields = z.infer<typeof certificatesSchema>;

/** /coach-profile/certificates: what proves a coach's training, in the coach's own order. */
export const certificatesForm: EditSpec<CertificatesFields> = {
  viewedAt: '/coach-profile',
  errorFields: Object.fromEntries(['CERTIFICATE_IS_NULL', ...CERTIFICATE_ERRORS].map((code) => [code, ['certificates', code] as const])),
  fieldsOf: ({ certificates = [] }) => ({ certificates }),
  callOf: ({ certificates }, { id }) => ({
    route: 'POST /user/update-coaching-certificates',
    input: { userId: id, certificates },
  }),
};
