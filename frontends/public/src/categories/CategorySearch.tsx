import type { CategoryNode } from '@pusula/contracts';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { SearchBox } from '../search/SearchBox.tsx';
import { resultsPath } from '../search/search-address.ts';

const Place = styled.div`
  max-width: 720px;
  margin-top: var(--s3);
`;

/** Goes on from a category in one's own words: the results keep the category as a filter, which a press takes away. */
export function CategorySearch({ category }: { category: CategoryNode }) {
  const navigate = useNavigate();
  return (
    <Place>
      <SearchBox
        keyword=""
        busy={false}
        button="search"
        onSearch={(keyword) => navigate(resultsPath({ keyword, categoryIds: [category.id] }))}
      />
    </Place>
  );
}
