import { useTexts } from '@pusula/frontend-kit/i18n';
import { Heading } from '@pusula/frontend-kit/ui';
import { styled } from 'styled-components';
import { BrowseCategories } from './BrowseCategories.tsx';
import { Filters } from './Filters.tsx';
import { Summary } from './ResultsScreen.styles.ts';
import { useHasFilters } from './use-has-filters.ts';

const Panel = styled.aside`
  @media (max-width: 1000px) {
    display: none;
  }
`;

export function FilterPanel() {
  const { t } = useTexts('search');
  const hasFilters = useHasFilters();
  if (!hasFilters) return null;
  return (
    <Panel aria-labelledby="filters">
      <Summary>
        <Heading id="filters">{t('filters.title')}</Heading>
      </Summary>
      <Filters />
      <BrowseCategories />
    </Panel>
  );
}
