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
    ['name', { name: ' ' }, 'INVALID_CERTIFICATE_NAME'],
    ['description', { description: '' }, 'INVALID_CERTIFICATE_DESCRIPTION'],
    ['issuer', { issuer: '' }, 'INVALID_CERTIFICATE_ISSUER'],
    ['credentialId', { credentialId: '' }, 'INVALID_CERTIFICATE_ID'],
    ['issueDate', { issueDate: '2021--' }, 'INVALID_CERTIFICATE_DATE'],
    ['issueDate', { issueDate: '2999-01-01', expiryDate: '2999-02-01' }, 'INVALID_CERTIFICATE_DATE'],
    ['expiryDate', { expiryDate: '' }, 'INVALID_CERTIFICATE_EXPIRY_DATE'],
    ['expiryDate', { expiryDate: '2021-06-02' }, 'INVALID_CERTIFICATE_EXPIRY_DATE'],
    ['expiryDate', { expiryDate: '2021-02-30' }, 'INVALID_CERTIFICATE_EXPIRY_DATE'],
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
