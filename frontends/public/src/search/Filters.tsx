import { selectApiStatus } from '@pusula/frontend-kit/api';
import { useSelector } from 'react-redux';
import { CategoryFilter } from './CategoryFilter.tsx';
import { CityFilter } from './CityFilter.tsx';
import { FACT_GROUPS, FactFilter } from './FactFilter.tsx';
import { FiltersSkeleton } from './FiltersSkeleton.tsx';
import { SEARCH_CALL } from './search.saga.ts';
import { selectSearch } from './search.slice.ts';
import { withToggled } from './search-address.ts';
import { useSearchAddress } from './use-search-address.ts';

/** City, category and what coaches say of their practice, each choice with what it would give. */
export function Filters() {
  const { facets } = useSelector(selectSearch);
  const { address, goTo } = useSearchAddress();
  const { error } = useSelector(selectApiStatus(SEARCH_CALL));
  if (!facets) return error ? null : <FiltersSkeleton />;
  return (
    <>
      <CityFilter facets={facets.cities} chosen={address.cities} onChange={(cities) => goTo({ cities })} />
      <CategoryFilter facets={facets.categories} chosen={address.categoryIds} onChange={(categoryIds) => goTo({ categoryIds })} />
      {FACT_GROUPS.map((group) => (
        <FactFilter
          key={group.name}
          group={group}
          counts={facets.facts}
          chosen={address.facts}
          onToggle={(facet, value) => goTo({ facts: withToggled(address.facts, facet, value) })}
        />
      ))}
    </>
  );
}
