import type { Certificate } from '@pusula/contracts';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { styled } from 'styled-components';
import { validity } from './validity.ts';

const Entry = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 2px var(--s5);
  padding: var(--s4) 0;
  border-top: 1px solid var(--rule);
  &:first-child {
    border: 0;
    padding-top: 0;
  }
  h3 {
    font: 400 1.1875rem / 1.3 var(--serif);
  }
  p {
    grid-column: 1;
    font: var(--t-small);
    color: var(--ink-3);
  }
  @media (max-width: 720px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const When = styled.span`
  padding-top: 4px;
  font: var(--t-small);
  font-variant-numeric: tabular-nums;
  color: var(--ink-2);
  text-align: end;
  @media (max-width: 720px) {
    text-align: start;
    padding-top: 0;
  }
`;

export function Certificates({ certificates, today = new Date() }: { certificates: readonly Certificate[]; today?: Date }) {
  const { t, language } = useTexts('coach');
  return (
    <ul>
      {certificates.map((certificate) => (
        <Entry key={certificate.id}>
          <h3>{certificate.name}</h3>
          <When>{validity(certificate, today, language, t)}</When>
          <p>{t('certificate.issued', { issuer: certificate.issuer, number: certificate.credentialId })}</p>
          {certificate.description && <p>{certificate.description}</p>}
        </Entry>
      ))}
    </ul>
  );
}
