import { LIMITS } from '@pusula/contracts';
import { selectApiStatus } from '@pusula/frontend-kit/api';
import { formatNumber, useTexts } from '@pusula/frontend-kit/i18n';
import { Pagination, RetryNotice, Small } from '@pusula/frontend-kit/ui';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { BeyondLastPage } from './BeyondLastPage.tsx';
import { Corrected } from './Corrected.tsx';
import { FarResults } from './FarResults.tsx';
import { FiltersDropped } from './FiltersDropped.tsx';
import { FoundBefore } from './FoundBefore.tsx';
import { NothingFound } from './NothingFound.tsx';
import { ProfessionalHelp } from './ProfessionalHelp.tsx';
import { ResultRow } from './ResultRow.tsx';
import { ResultSkeletons } from './ResultSkeletons.tsx';
import { SEARCH_CALL } from './search.saga.ts';
import { search, selectSearch } from './search.slice.ts';
import { resultsPath } from './search-address.ts';
import { TopicQuestion } from './TopicQuestion.tsx';
import { useSearchAddress } from './use-search-address.ts';

const CoachList = styled.ul<{ $stale: boolean }>`
  opacity: ${({ $stale }) => ($stale ? 0.55 : 1)};
  transition: opacity var(--base);
`;
const ListFoot = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: var(--s4);
  padding-top: var(--s4);
  border-top: 1px solid var(--rule-2);
  @media (max-width: 720px) {
    flex-direction: column-reverse;
  }
`;

export function Results() {
  const { t, language } = useTexts('search');
  const dispatch = useDispatch();
  const { searchResult } = useSelector(selectSearch);
  const { loading, error } = useSelector(selectApiStatus(SEARCH_CALL));
  const { address } = useSearchAddress();
  if (error) {
    return (
      <>
        <RetryNotice problem={error} onRetry={() => dispatch(search.retried())} />
        <FoundBefore />
      </>
    );
  }
  if (!searchResult) return <ResultSkeletons count={LIMITS.searchPageSize} />;

  const { coaches, total, topics, page, pageSize } = searchResult;
  // Who shares a word with something that nobody is for has nothing to do with it.
  const isAboutNothing = total === 0 && topics.length === 0;
  const pages = Math.ceil(total / pageSize);
  const pathOf = (wanted: number) => resultsPath({ ...address, page: wanted });
  const first = (page - 1) * pageSize + 1;
  const range = {
    first: formatNumber(first, language),
    last: formatNumber(first + coaches.length - 1, language),
    total: formatNumber(total, language),
  };
  return (
    <>
      <ProfessionalHelp />
      <Corrected />
      <FiltersDropped />
      <TopicQuestion />
      {total === 0 && <NothingFound />}
      {total > 0 && coaches.length === 0 && <BeyondLastPage pages={pages} to={pathOf} />}
      {coaches.length > 0 && (
        <>
          <CoachList $stale={loading}>
            {coaches.map((coach, place) => (
              <ResultRow key={coach.id} coach={coach} first={place === 0} />
            ))}
          </CoachList>
          <ListFoot>
            <Small>{t('range', range)}</Small>
            <Pagination page={page} pages={pages} to={pathOf} />
          </ListFoot>
        </>
      )}
      {page >= pages && !isAboutNothing && <FarResults />}
    </>
  );
}
