import { selectApiStatus } from '@pusula/frontend-kit/api';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { Wrap } from '@pusula/frontend-kit/ui';
import { useDispatch, useSelector } from 'react-redux';
import { PageMetadata } from '../metadata/PageMetadata.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { Results } from './Results.tsx';
import { ResultsHead } from './ResultsHead.tsx';
import { Band, ResultsColumn, Split } from './ResultsScreen.styles.ts';
import { SearchBox } from './SearchBox.tsx';
import { SEARCH_CALL } from './search.saga.ts';
import { search, selectSearch } from './search.slice.ts';
import { resultsPath } from './search-address.ts';
import { UrgentHelp } from './UrgentHelp.tsx';
import { useOpenedSearch } from './use-opened-search.ts';
import { usePageTurn } from './use-page-turn.ts';
import { useSearchAddress } from './use-search-address.ts';

/** Whoever comes to the list may open one of it: the code of that page is there by then, and the portrait goes along at once. */
const loadCoach = () => void import('../coach/CoachScreen.tsx');

export function ResultsScreen() {
  useOpenedSearch();
  const { t } = useTexts('search');
  const dispatch = useDispatch();
  const { address, goTo } = useSearchAddress();
  const { loading } = useSelector(selectApiStatus(SEARCH_CALL));
  const { searchResult } = useSelector(selectSearch);
  const { keyword, page } = address;
  const listStart = usePageTurn<HTMLElement>(page);
  const find = (wanted: string) => {
    // The same words once more: the address stays, the search is repeated.
    if (wanted === keyword) dispatch(search.retried());
    else goTo({ keyword: wanted }, { replace: true });
  };
  return (
    <Wrap>
      <PageMetadata
        // Browsers keep titles in their history.
        title={keyword && !searchResult?.urgentHelp ? t('title.keyword', { keyword }) : t('title.all')}
        description={t('description')}
        addressIn={() => resultsPath(searchResult?.urgentHelp ? {} : { keyword })}
        isIndexed={false}
      />
      <Band>
        <SearchBox keyword={keyword} filters={address} busy={loading} button="search" onSearch={find} />
      </Band>
      <UrgentHelp />
      <Split>
        <FilterPanel />
        <ResultsColumn ref={listStart} tabIndex={-1} aria-busy={loading} onPointerEnter={loadCoach} onFocus={loadCoach}>
          <ResultsHead />
          <Results />
        </ResultsColumn>
      </Split>
    </Wrap>
  );
}
