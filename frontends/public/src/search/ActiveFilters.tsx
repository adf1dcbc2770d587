import { FACT_FACET_NAMES } from '@pusula/contracts';
import { useFactNames } from '@pusula/frontend-kit/coach';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { Button, Chips, RemovableChip } from '@pusula/frontend-kit/ui';
import { useRef } from 'react';
import { useDispatch } from 'react-redux';
import { styled } from 'styled-components';
import { FilterOffers } from './FilterOffers.tsx';
import { FilterSheet } from './FilterSheet.tsx';
import { search } from './search.slice.ts';
import { filterCount, NO_FILTERS, type SearchAddress, toggled, withToggled } from './search-address.ts';
import { useCategoryName } from './use-category-name.ts';
import { useSearchAddress } from './use-search-address.ts';

const FilterChips = styled(Chips)`
  &:focus {
    outline: 0;
  }
  justify-content: flex-end;
  @media (max-width: 1000px) {
    justify-content: flex-start;
  }
  @media (max-width: 720px) {
    flex-wrap: nowrap;
    overflow-x: auto;
    margin-inline: calc(var(--gutter) * -1);
    padding: 4px var(--gutter);
    scrollbar-width: none;
    > * {
      flex: none;
    }
  }
`;

/** Its words, not its edge, end with the column. */
const ClearAll = styled(Button)`
  margin-inline-end: calc(-1 * var(--s3));
`;

/** What is filtered by, each to be taken away, and all at once. On small screens the sheet opens from here. */
export function ActiveFilters() {
  const { t } = useTexts('search');
  const dispatch = useDispatch();
  const nameOf = useCategoryName();
  const line = useRef<HTMLDivElement>(null);
  const { address, goTo } = useSearchAddress();
  const { valueName } = useFactNames();
  const { cities, categoryIds, facts } = address;
  /** What was pressed is gone afterwards: the keyboard stays in the line instead of falling back to the top of the page. */
  const change = (next: Partial<SearchAddress>) => {
    goTo(next);
    line.current?.focus({ preventScroll: true });
  };
  const clear = () => {
    dispatch(search.filtersCleared());
    change(NO_FILTERS);
  };
  return (
    <FilterChips ref={line} tabIndex={-1}>
      <FilterSheet onClear={clear} />
      <FilterOffers />
      {cities.map((city) => (
        <RemovableChip
          key={city}
          aria-label={t('filters.remove', { name: city })}
          onClick={() => change({ cities: toggled(cities, city) })}
        >
          {city}
        </RemovableChip>
      ))}
      {categoryIds.map((id) => {
        const name = nameOf(id) ?? t('filters.category');
        return (
          <RemovableChip
            key={id}
            aria-label={t('filters.remove', { name })}
            onClick={() => change({ categoryIds: toggled(categoryIds, id) })}
          >
            {name}
          </RemovableChip>
        );
      })}
      {FACT_FACET_NAMES.flatMap((facet) =>
        facts[facet].map((value) => (
          <RemovableChip
            key={facet + value}
            aria-label={t('filters.remove', { name: valueName(facet, value) })}
            onClick={() => change({ facts: withToggled(facts, facet, value) })}
          >
            {valueName(facet, value)}
          </RemovableChip>
        )),
      )}
      {filterCount(address) > 0 && (
        <ClearAll look="text" small onClick={clear}>
          {t('filters.clear')}
        </ClearAll>
      )}
    </FilterChips>
  );
}
