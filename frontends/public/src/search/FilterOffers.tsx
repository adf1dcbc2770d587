import { useFactNames } from '@pusula/frontend-kit/coach';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { OfferChip } from '@pusula/frontend-kit/ui';
import { useSelector } from 'react-redux';
import { selectSearch } from './search.slice.ts';
import { toggled, withToggled } from './search-address.ts';
import { useSearchAddress } from './use-search-address.ts';

/** What the sentence names, a city or a fact, one press away from being a filter: never one unasked. */
export function FilterOffers() {
  const { t } = useTexts('search');
  const { valueInLine } = useFactNames();
  const { searchResult } = useSelector(selectSearch);
  const {
    address: { cities, facts },
    goTo,
  } = useSearchAddress();
  if (!searchResult) return null;
  return (
    <>
      {searchResult.namedCities.map(({ id, name, count }) => (
        <OfferChip key={id} onClick={() => goTo({ cities: toggled(cities, name) })}>
          {t('filters.only', { name, count })}
        </OfferChip>
      ))}
      {searchResult.namedFacts.map(({ facet, value, count }) => (
        <OfferChip key={facet + value} onClick={() => goTo({ facts: withToggled(facts, facet, value) })}>
          {t('filters.only', { name: valueInLine(facet, value), count })}
        </OfferChip>
      ))}
    </>
  );
}
