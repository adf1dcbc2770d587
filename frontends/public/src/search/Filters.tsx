import { FACT_FACET_NAMES } from '@pusula/contracts';
import { selectApiStatus } from '@pusula/frontend-kit/api';
import { useSelector } from 'react-redux';
import { CategoryFilter } from './CategoryFilter.tsx';
import { CityFilter } from './CityFilter.tsx';
import { FactFilter } from './FactFilter.tsx';
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
      {FACT_FACET_NAMES.map((facet) => (
        <FactFilter
          key={facet}
          facet={facet}
          counts={facets.facts[facet]}
          chosen={address.facts[facet]}
          onToggle={(value) => goTo({ facts: withToggled(address.facts, facet, value) })}
        />
      ))}
    </>
  );
}
