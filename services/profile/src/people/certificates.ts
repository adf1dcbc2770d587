import type { Certificate, CertificateDraft } from '@pusula/contracts';
import { failure, type Ids } from '@pusula/service-kit/service';

type CertificateProblem = {
  readonly code: 'INVALID_CERTIFICATE_DATE' | 'INVALID_CERTIFICATE_EXPIRY_DATE';
  readonly field: keyof CertificateDraft;
  readonly problem: string;
};

/** Pure: what is wrong with a certificate's dates. @param today YYYY-MM-DD: nothing has been issued after it */
function dateProblem({ issueDate, expiryDate }: CertificateDraft, today: string): CertificateProblem | undefined {
  if (issueDate > today) return { code: 'INVALID_CERTIFICATE_DATE', field: 'issueDate', problem: 'in the future' };
  if (expiryDate === null || expiryDate >= issueDate) return undefined;
  return { code: 'INVALID_CERTIFICATE_EXPIRY_DATE', field: 'expiryDate', problem: 'before the issue date' };
}

type Revising = {
  /** YYYY-MM-DD. */
  readonly today: string;
  readonly ids: Ids;
};

/**
 * Pure but for new ids: the certificates that replace others. A draft with the id of one that is there keeps it; one without is new.
 * @throws failure('INVALID_CERTIFICATE_ID') for an id that is not the coach's own or comes twice, ..._DATE for one issued in the future,
 * ..._EXPIRY_DATE for one that expires before it was issued
 */
export function reviseCertificates(
  before: readonly Certificate[],
  drafts: readonly CertificateDraft[],
  { today, ids }: Revising,
): Certificate[] {
  const own = new Set(before.map(({ id }) => id));
  return drafts.map((draft, index) => {
    const at = (field: string) => `certificates.${index}.${field}`;
    // Each own id may be taken once.
    if (draft.id !== undefined && !own.delete(draft.id)) {
      throw failure('INVALID_CERTIFICATE_ID', [{ path: at('id'), problem: 'not one of your certificates, or given twice' }]);
    }
    const wrong = dateProblem(draft, today);
    if (wrong) throw failure(wrong.code, [{ path: at(wrong.field), problem: wrong.problem }]);
    return { ...draft, id: draft.id ?? ids.next() };
  });
}

/** Pure but for new ids: the certificates of somebody new. There is nobody left to refuse one to: one with impossible dates is left out. */
export const firstCertificates = (drafts: readonly CertificateDraft[], today: string, ids: Ids): Certificate[] =>
  drafts.filter((draft) => dateProblem(draft, today) === undefined).map((draft) => ({ ...draft, id: ids.next() }));
