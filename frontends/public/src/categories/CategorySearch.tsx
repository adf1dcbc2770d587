import type { CategoryNode } from '@pusula/contracts';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { SearchBox } from '../search/SearchBox.tsx';
import { NO_FILTERS, resultsPath } from '../search/search-address.ts';

const SearchSection = styled.div`
  max-width: 720px;
  margin-top: var(--s3);
`;

/** Goes on from a category in one's own words: the results keep the category as a filter, which a press takes away. */
export function CategorySearch({ category }: { category: CategoryNode }) {
  const navigate = useNavigate();
  const filters = { ...NO_FILTERS, categoryIds: [category.id] };
  return (
    <SearchSection>
      <SearchBox
        keyword=""
        filters={filters}
        busy={false}
        button="search"
        onSearch={(keyword) => navigate(resultsPath({ keyword, ...filters }))}
      />
    </SearchSection>
  );
}
