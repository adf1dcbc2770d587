import { describe, expect, it } from '@jest/globals';
import { CertificateDraft } from '@pusula/contracts';
import { type CertificateFields, certificateForm, certificateOf, fieldsOf } from './certificate-form.ts';

const fields = (more: Partial<CertificateFields> = {}): CertificateFields => ({
  name: 'PCC',
  description: 'Profesyonel koçluk',
  issuer: 'ICF',
  credentialId: 'PCC-1',
  issueDate: '2021-06-02',
  expiryDate: '2024-06-02',
  doesNotExpire: false,
  ...more,
});
const problemsOf = (more: Partial<CertificateFields>) =>
  Object.fromEntries((certificateForm.safeParse(fields(more)).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));

describe('a certificate', () => {
  it('is in order with all its parts, with an end or without', () => {
    expect(problemsOf({})).toEqual({});
    expect(problemsOf({ expiryDate: '', doesNotExpire: true })).toEqual({});
  });

  it.each([
    ['name', { name: ' ' }, 'expertise:errors.name'],
    ['name', { name: 'x'.repeat(161) }, 'expertise:errors.nameLong'],
    ['description', { description: '' }, 'expertise:errors.description'],
    ['issuer', { issuer: '' }, 'expertise:errors.issuer'],
    ['credentialId', { credentialId: '' }, 'expertise:errors.credentialId'],
    ['issueDate', { issueDate: '2021--' }, 'expertise:errors.issueDate'],
    ['issueDate', { issueDate: '2999-01-01', expiryDate: '2999-02-01' }, 'expertise:errors.issueLate'],
    ['expiryDate', { expiryDate: '' }, 'expertise:errors.expiryDate'],
    ['expiryDate', { expiryDate: '2021-06-02' }, 'expertise:errors.expiryEarly'],
    ['expiryDate', { expiryDate: '2021-02-30' }, 'expertise:errors.expiryDate'],
  ] as const)('with a wrong %s (%j) answers %s', (field, more, code) => {
    expect(problemsOf(more)).toEqual({ [field]: code });
  });

  it('names all its missing parts at once', () => {
    const empty = fieldsOf(null);
    expect(Object.keys(problemsOf(empty)).sort()).toEqual(['credentialId', 'description', 'expiryDate', 'issueDate', 'issuer', 'name']);
  });

  it('becomes what the contract takes, and comes back as it was', () => {
    const certificate = certificateOf(fields({ doesNotExpire: true }));
    expect(CertificateDraft.parse(certificate)).toEqual(certificate);
    expect(certificate.expiryDate).toBeNull();
    expect(certificateOf(fieldsOf(certificate))).toEqual(certificate);
  });
});
