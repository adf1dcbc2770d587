import { type CategoryNode, coachAddress, LIMITS } from '@pusula/contracts';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { useResource } from '@pusula/frontend-kit/resource';
import { ButtonLink, EmptyState, Heading, Pagination, RetryNotice } from '@pusula/frontend-kit/ui';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { ListData } from '../metadata/ListData.tsx';
import { BeyondLastPage } from '../search/BeyondLastPage.tsx';
import { ResultRow } from '../search/ResultRow.tsx';
import { ResultSkeletons } from '../search/ResultSkeletons.tsx';
import { ResultsColumn as Listing } from '../search/ResultsScreen.styles.ts';
import { resultsPath } from '../search/search-address.ts';
import { usePageTurn } from '../search/use-page-turn.ts';
import { type CoachPage, categoryCoaches } from './category.resources.ts';

const CoachItems = styled.ul<{ $stale: boolean }>`
  margin-top: var(--s4);
  opacity: ${({ $stale }) => ($stale ? 0.55 : 1)};
  transition: opacity var(--base);
`;
const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: var(--s3);
  padding-top: var(--s5);
  border-top: 1px solid var(--rule-2);
`;
const ListFoot = styled.div`
  display: flex;
  justify-content: flex-end;
  padding-top: var(--s4);
  border-top: 1px solid var(--rule-2);
  @media (max-width: 720px) {
    justify-content: center;
  }
`;

/** The coaches of a category and of those below it, a page at a time. */
export function CategoryCoaches({ category }: { category: CategoryNode }) {
  const { t } = useTexts('categories');
  const { data: coachPage, loading, error, retry } = useResource(categoryCoaches);
  const listStart = usePageTurn<HTMLElement>(coachPage?.page ?? 1);
  if (error) return <RetryNotice problem={error} onRetry={retry} />;
  const total = coachPage?.total ?? category.coachCount;
  if (coachPage && total === 0) {
    return (
      <EmptyState title={t('category.empty')} actions={<ButtonLink to={resultsPath()}>{t('category.all')}</ButtonLink>}>
        {t('category.emptyHelp')}
      </EmptyState>
    );
  }
  return (
    <Listing ref={listStart} tabIndex={-1} aria-busy={loading}>
      <Top>
        <Heading>{t('category.coaches', { count: total })}</Heading>
        <ButtonLink look="line" small to={resultsPath({ categoryIds: [category.id] })}>
          {t('category.filter')}
        </ButtonLink>
      </Top>
      {coachPage ? (
        <CoachList coachPage={coachPage} stale={loading} />
      ) : (
        <ResultSkeletons count={Math.min(category.coachCount || LIMITS.searchPageSize, LIMITS.searchPageSize)} />
      )}
    </Listing>
  );
}

function CoachList({ coachPage: { coaches, total, page, pageSize }, stale }: { coachPage: CoachPage; stale: boolean }) {
  const { language } = useTexts();
  const { pathname } = useLocation();
  const listed = coaches.map(({ firstName, lastName, slug }) => ({ name: `${firstName} ${lastName}`, path: coachAddress(language, slug) }));
  const pages = Math.ceil(total / pageSize);
  const pathOf = (wanted: number) => (wanted === 1 ? pathname : `${pathname}?page=${wanted}`);
  if (coaches.length === 0) return <BeyondLastPage pages={pages} to={pathOf} />;
  return (
    <>
      <ListData pages={listed} first={(page - 1) * pageSize + 1} />
      <CoachItems $stale={stale}>
        {coaches.map((coach) => (
          <ResultRow key={coach.id} coach={coach} heading="h3" />
        ))}
      </CoachItems>
      <ListFoot>
        <Pagination page={page} pages={pages} to={pathOf} />
      </ListFoot>
    </>
  );
}
