import { useTexts } from '@pusula/frontend-kit/i18n';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { selectSearch } from './search.slice.ts';
import { resultsPath } from './search-address.ts';
import { useSearchAddress } from './use-search-address.ts';

const Line = styled.p`
  padding: 0 0 var(--s5);
  color: var(--ink-2);
  a {
    font-weight: 600;
    color: var(--ink);
  }
`;

/** A better spelling, when the words were unknown. */
export function DidYouMean() {
  const { t } = useTexts('search');
  const { searchResult } = useSelector(selectSearch);
  const { address } = useSearchAddress();
  const better = searchResult?.didYouMean;
  if (!better) return null;
  return (
    <Line>
      {t('didYouMean')} <Link to={resultsPath({ ...address, keyword: better, page: 1 })}>{better}</Link>
    </Line>
  );
}
