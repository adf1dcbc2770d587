import type { CurrentUser } from '@pusula/contracts';
import { CertificateFacts } from '@pusula/frontend-kit/expertise';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { ButtonLink, Soft } from '@pusula/frontend-kit/ui';
import { styled } from 'styled-components';

const CertificateList = styled.ul`
  margin-bottom: var(--s4);
  li {
    padding: var(--s4) 0;
    border-bottom: 1px solid var(--rule);
  }
  li:first-child {
    padding-top: 0;
  }
`;
const Missing = styled(Soft)`
  margin-bottom: var(--s4);
`;

/** A coach's certificates, in the coach's own order, and the way to edit them. */
export function CertificateSection({ user: { certificates = [] } }: { user: CurrentUser }) {
  const { t } = useTexts('ownCoaching');
  return (
    <>
      {certificates.length > 0 ? (
        <CertificateList>
          {certificates.map((certificate) => (
            <li key={certificate.id}>
              <CertificateFacts certificate={certificate} />
            </li>
          ))}
        </CertificateList>
      ) : (
        <Missing>{t('certificates.none')}</Missing>
      )}
      <ButtonLink look="line" small to="/coach-profile/certificates">
        {t('certificates.edit')}
      </ButtonLink>
    </>
  );
}
