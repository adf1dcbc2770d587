import type { Certificate } from '@pusula/contracts';
import { styled } from 'styled-components';
import { useCoachTexts } from './texts.ts';
import { validity } from './validity.ts';

const Entry = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 2px var(--s5);
  padding: var(--s4) 0;
  border-top: 1px solid var(--rule);
  overflow-wrap: anywhere;
  &:first-child {
    border: 0;
    padding-top: 0;
  }
  p {
    grid-column: 1;
    font: var(--t-small);
    color: var(--ink-3);
  }
  @container (max-width: 760px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const CertificateName = styled.h3`
  font: 400 1.1875rem / 1.3 var(--serif);
`;
const When = styled.span`
  padding-top: 4px;
  font: var(--t-small);
  font-variant-numeric: tabular-nums;
  color: var(--ink-2);
  text-align: end;
  @container (max-width: 760px) {
    text-align: start;
    padding-top: 0;
  }
`;

type CertificatesProps = { certificates: readonly Certificate[]; heading: 'h3' | 'h4' | 'h5'; today?: Date };

export function Certificates({ certificates, heading, today = new Date() }: CertificatesProps) {
  const { t, language } = useCoachTexts();
  return (
    <ul>
      {certificates.map((certificate) => (
        <Entry key={certificate.id}>
          <CertificateName as={heading}>{certificate.name}</CertificateName>
          <When>{validity(certificate, today, language, t)}</When>
          <p>{t('certificate.issued', { issuer: certificate.issuer, number: certificate.credentialId })}</p>
          {certificate.description && <p>{certificate.description}</p>}
        </Entry>
      ))}
    </ul>
  );
}
