import type { Certificate, CertificateDraft } from '@pusula/contracts';
import { failure, type Ids } from '@pusula/service-kit';

/**
 * Pure but for new ids: the certificates that replace others. A draft with the id of one that is there keeps it; one without is new.
 * @param today YYYY-MM-DD: nothing has been issued after it
 * @throws failure('INVALID_CERTIFICATE_ID') for an id that is not the coach's own or comes twice, ..._DATE for one issued in the future,
 * ..._EXPIRY_DATE for one that expires before it was issued
 */
export function reviseCertificates(
  before: readonly Certificate[],
  drafts: readonly CertificateDraft[],
  today: string,
  ids: Ids,
): Certificate[] {
  const own = new Set(before.map(({ id }) => id));
  return drafts.map((draft, index) => {
    const refuse = (
      code: 'INVALID_CERTIFICATE_ID' | 'INVALID_CERTIFICATE_DATE' | 'INVALID_CERTIFICATE_EXPIRY_DATE',
      field: string,
      problem: string,
    ) => failure(code, [{ path: `Certificates.${index}.${field}`, problem }]);
    // Each own id may be taken once.
    if (draft.id !== undefined && !own.delete(draft.id))
      throw refuse('INVALID_CERTIFICATE_ID', 'id', 'not one of your certificates, or given twice');
    if (draft.issueDate > today) throw refuse('INVALID_CERTIFICATE_DATE', 'issueDate', 'in the future');
    if (draft.expiryDate !== null && draft.expiryDate < draft.issueDate) {
      throw refuse('INVALID_CERTIFICATE_EXPIRY_DATE', 'expiryDate', 'before the issue date');
    }
    return { ...draft, id: draft.id ?? ids.next() };
  });
}
