import { LIMITS } from '@pusula/contracts';
import { selectApiStatus } from '@pusula/frontend-kit/api';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { ButtonLink, Heading, RetryNotice, Small } from '@pusula/frontend-kit/ui';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { ResultRow } from './ResultRow.tsx';
import { ResultSkeletons } from './ResultSkeletons.tsx';
import { FAR_CALL } from './search.saga.ts';
import { search, selectSearch } from './search.slice.ts';
import { resultsPath } from './search-address.ts';
import { useSearchAddress } from './use-search-address.ts';

const FIRST_ROWS = 3;

/** Below the list stands a rule; an empty state ends on one of its own. */
const Offer = styled.div<{ $isAfterList: boolean }>`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: var(--s4);
  margin-top: ${({ $isAfterList }) => ($isAfterList ? 'var(--s6)' : 'var(--s5)')};
  ${({ $isAfterList }) => $isAfterList && 'padding-top: var(--s5); border-top: 1px solid var(--rule-2);'}
  p {
    color: var(--ink-2);
  }
`;
const FarSection = styled.section<{ $isAfterList: boolean }>`
  margin-top: var(--s7);
  ${({ $isAfterList }) => $isAfterList && 'padding-top: var(--s6); border-top: 1px solid var(--rule-2);'}
  > p {
    margin-block: var(--s2) var(--s4);
  }
`;

/** Who has something to do with the words without being close: offered below the list, and shown when they are asked for. */
export function FarResults() {
  const { t } = useTexts('search');
  const dispatch = useDispatch();
  const { searchResult, farResult } = useSelector(selectSearch);
  const { error } = useSelector(selectApiStatus(FAR_CALL));
  const { address } = useSearchAddress();
  const count = searchResult?.farTotal ?? 0;
  if (count === 0) return null;
  const isAfterList = (searchResult?.total ?? 0) > 0;
  if (!address.far) {
    return (
      <Offer $isAfterList={isAfterList}>
        <p>{t(count < LIMITS.searchFarCounted ? 'far.offer' : 'far.offerMany', { count })}</p>
        <ButtonLink look="line" to={resultsPath({ ...address, far: true })} preventScrollReset>
          {t('far.show', { count: Math.min(count, LIMITS.searchMaximumPageSize) })}
        </ButtonLink>
      </Offer>
    );
  }
  return (
    <FarSection $isAfterList={isAfterList} aria-busy={!farResult && !error}>
      <Heading as="h2">{t('far.title')}</Heading>
      <Small>{t(count > LIMITS.searchMaximumPageSize ? 'far.first' : 'far.help', { count: LIMITS.searchMaximumPageSize })}</Small>
      {error && <RetryNotice problem={error} onRetry={() => dispatch(search.retried())} />}
      {!error && !farResult && <ResultSkeletons count={FIRST_ROWS} />}
      <ul>
        {farResult?.coaches.map((coach) => (
          <ResultRow key={coach.id} coach={coach} heading="h3" />
        ))}
      </ul>
    </FarSection>
  );
}
