import { useTexts } from '@pusula/frontend-kit/i18n';
import { Button, Chips, RemovableChip } from '@pusula/frontend-kit/ui';
import { useDispatch } from 'react-redux';
import { styled } from 'styled-components';
import { FilterSheet } from './FilterSheet.tsx';
import { search } from './search.slice.ts';
import { hasFilters, toggled } from './search-address.ts';
import { useCategoryName } from './use-category-name.ts';
import { useSearchAddress } from './use-search-address.ts';

const Line = styled(Chips)`
  justify-content: flex-end;
  /* The words of the last button, not its edge, end with the column. */
  > button:last-child:not(:only-child) {
    margin-inline-end: calc(-1 * var(--s3));
  }
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

/** What is filtered by, each to be taken away, and all at once. On small screens the sheet opens from here. */
export function ActiveFilters() {
  const { t } = useTexts('search');
  const dispatch = useDispatch();
  const nameOf = useCategoryName();
  const { address, goTo } = useSearchAddress();
  const { cities, categoryIds } = address;
  const clear = () => {
    dispatch(search.filtersCleared());
    goTo({ cities: [], categoryIds: [] });
  };
  return (
    <Line>
      <FilterSheet onClear={clear} />
      {cities.map((city) => (
        <RemovableChip key={city} aria-label={t('filters.remove', { name: city })} onClick={() => goTo({ cities: toggled(cities, city) })}>
          {city}
        </RemovableChip>
      ))}
      {categoryIds.map((id) => {
        const name = nameOf(id) ?? t('filters.category');
        return (
          <RemovableChip
            key={id}
            aria-label={t('filters.remove', { name })}
            onClick={() => goTo({ categoryIds: toggled(categoryIds, id) })}
          >
            {name}
          </RemovableChip>
        );
      })}
      {hasFilters(address) && (
        <Button look="text" small onClick={clear}>
          {t('filters.clear')}
        </Button>
      )}
    </Line>
  );
}
