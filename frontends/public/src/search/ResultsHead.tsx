import { selectApiStatus } from '@pusula/frontend-kit/api';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { Heading, Skeleton, VisuallyHidden } from '@pusula/frontend-kit/ui';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { ActiveFilters } from './ActiveFilters.tsx';
import { Summary } from './ResultsScreen.styles.ts';
import { SEARCH_CALL } from './search.saga.ts';
import { selectSearch, topicsInQuestion } from './search.slice.ts';

const Title = styled(Heading).attrs({ as: 'h1' })`
  flex: none;
  max-width: 100%;
  @media (max-width: 720px) {
    font-size: 1.25rem;
  }
  em {
    font-style: normal;
    color: var(--ink-2);
  }
`;

/** How many there are, and the filters that are on. */
export function ResultsHead() {
  const { t } = useTexts('search');
  const state = useSelector(selectSearch);
  const { searchResult, address } = state;
  const { loading, error } = useSelector(selectApiStatus(SEARCH_CALL));
  // What is shown after a failure was found for something else.
  const total = error ? undefined : searchResult?.total;
  const claim = searchResult?.isUnsure ? 'found.nearest' : 'found.matching';
  const asksBack = topicsInQuestion(state).length > 0;
  return (
    <Summary data-nothing={total === 0 || undefined}>
      {total === undefined && <Title>{error ? t('title.all') : <Waiting label={t('loading')} />}</Title>}
      {total !== undefined && total > 0 && (
        <Title>
          <Claim claim={address.keyword === '' || searchResult?.urgentHelp ? null : claim} total={total} />
        </Title>
      )}
      <ActiveFilters />
      <VisuallyHidden role="status">
        {!loading && total !== undefined && t('found.announced', { count: total })}
        {!loading && total !== undefined && asksBack && `. ${t('unsure.question')}`}
      </VisuallyHidden>
    </Summary>
  );
}

/** What may be claimed of those found: nobody is a match for words of danger. */
function Claim({ claim, total }: { claim: 'found.matching' | 'found.nearest' | null; total: number }) {
  const { t } = useTexts('search');
  const coaches = t('coaches', { count: total });
  if (!claim) return coaches;
  const [before, after] = t(claim, { count: total, coaches: '|' }).split('|');
  return (
    <>
      {before && <em>{before}</em>}
      {coaches}
      {after && <em>{after}</em>}
    </>
  );
}

const Waiting = ({ label }: { label: string }) => (
  <>
    <VisuallyHidden>{label}</VisuallyHidden>
    <Skeleton $height="1.1em" $width="min(320px, 60vw)" />
  </>
);
