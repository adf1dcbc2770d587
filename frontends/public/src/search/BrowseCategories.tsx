import { pageAddress } from '@pusula/contracts';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

const BrowseLine = styled.p`
  padding: var(--s4) 0;
  border-top: 1px solid var(--rule-2);
  a {
    display: inline-block;
    padding-block: 8px;
    font: var(--t-label);
    text-underline-offset: 0.22em;
    text-decoration-thickness: 1px;
    text-decoration-color: var(--rule-2);
  }
  a:hover {
    text-decoration-color: currentColor;
  }
`;

/** The other way to a coach, below the filters. */
export function BrowseCategories() {
  const { t, language } = useTexts('search');
  return (
    <BrowseLine>
      <Link to={pageAddress('categories', language)}>{t('browse')}</Link>
    </BrowseLine>
  );
}
