import { useTexts } from '@pusula/frontend-kit/i18n';
import { OfferChip } from '@pusula/frontend-kit/ui';
import { useSelector } from 'react-redux';
import { selectSearch } from './search.slice.ts';
import { toggled } from './search-address.ts';
import { useSearchAddress } from './use-search-address.ts';

/** A city in the sentence, one press away from being a filter: never one unasked. */
export function CityOffers() {
  const { t } = useTexts('search');
  const { searchResult } = useSelector(selectSearch);
  const { address, goTo } = useSearchAddress();
  return searchResult?.namedCities.map(({ id, name, count }) => (
    <OfferChip key={id} onClick={() => goTo({ cities: toggled(address.cities, name) })}>
      {t('filters.onlyCity', { name, count })}
    </OfferChip>
  ));
}
