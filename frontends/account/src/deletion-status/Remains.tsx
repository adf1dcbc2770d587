import { pageAddress } from '@pusula/contracts';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { SubHeading } from '@pusula/frontend-kit/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

const RemainsSection = styled.section`
  display: grid;
  gap: var(--s3);
  border-top: 1px solid var(--rule-2);
  padding-top: var(--s4);
  color: var(--ink-2);
  h2 {
    color: var(--ink);
  }
  ul {
    display: grid;
    gap: var(--s2);
  }
  a {
    justify-self: start;
  }
`;
const WHAT = ['backups', 'record', 'number', 'letters'] as const;

/** What stays and for how long, as the legal pages have it. */
export function Remains() {
  const { t, language } = useTexts('deletionStatus');
  return (
    <RemainsSection>
      <SubHeading as="h2">{t('remains.title')}</SubHeading>
      <ul>
        {WHAT.map((what) => (
          <li key={what}>{t(`remains.${what}`)}</li>
        ))}
      </ul>
      <Link to={pageAddress('dataDeletion', language)}>{t('remains.details')}</Link>
    </RemainsSection>
  );
}
