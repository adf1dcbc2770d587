import { apiStatus } from '@pusula/frontend-kit/api';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { useOpened } from '@pusula/frontend-kit/resource';
import { EmptyState, ErrorModal, RetryNotice, Skeleton, Soft } from '@pusula/frontend-kit/ui';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { managedTree } from '../categories/categories.slice.ts';
import { branchesOf } from '../categories/tree.ts';
import { Intro } from '../category-examples/CategoryExamples.styles.ts';
import type { ExampleKind } from '../category-examples/example-lists.ts';
import { Page } from '../console/Page.tsx';
import { RefreshButton } from '../console/RefreshButton.tsx';
import { PeriodSelect } from '../dashboard/PeriodSelect.tsx';
import { usePeriod } from '../dashboard/use-period.ts';
import { Stack } from '../operations/Part.styles.ts';
import { GiveDialog } from './GiveDialog.tsx';
import { Group } from './Group.tsx';
import { groupsOf } from './miss-groups.ts';
import { Sum } from './SearchMisses.styles.ts';
import { GIVING, gifts, type MissedWords, searchMisses, selectGifts } from './search-misses.slice.ts';

/** /admin/search-misses: what visitors searched for without a good answer, beside the coaches there are, and the press that teaches it. */
export default function SearchMisses() {
  const { t, language } = useTexts('searchMisses');
  const dispatch = useDispatch();
  const { attempt } = useSelector(selectGifts);
  const { period, choose } = usePeriod();
  const { data: misses, loading, error, retry } = useOpened(searchMisses, { days: String(period) });
  const { data: tree, error: treeError, retry: retryTree } = useOpened(managedTree, { language });
  const [asked, setAsked] = useState<MissedWords | null>(null);
  const load = () => {
    retryTree();
    retry();
  };
  useEffect(() => () => void dispatch(apiStatus.cleared(GIVING)), [dispatch]);
  const problem = error ?? treeError;
  const known = new Set(tree && branchesOf(tree).map(({ node }) => node.id));
  const groups = misses && tree ? groupsOf(misses, (id) => known.has(id)) : [];
  const [most] = misses?.words ?? [];
  const rare = (misses?.searches ?? 0) - groups.reduce((all, { searches }) => all + searches, 0);
  const give = ({ words, language: typedIn }: MissedWords, categoryId: string, kind: ExampleKind) =>
    dispatch(gifts.giveRequested({ words, language: typedIn, categoryId, kind }));
  const actions = (
    <>
      <PeriodSelect period={period} onChange={choose} />
      <RefreshButton busy={loading} onClick={load} />
    </>
  );
  return (
    <Page title={t('title')} actions={actions}>
      <Stack>
        {problem && <RetryNotice problem={problem} busy={loading} onRetry={load} />}
        {!problem && (!misses || !tree) && <Skeleton $height="420px" />}
        {misses && tree && misses.searches === 0 && <EmptyState title={t('none.title')}>{t('none.text')}</EmptyState>}
        {misses && tree && misses.searches > 0 && (
          <>
            <Intro>{t('text')}</Intro>
            <Sum>
              {t('sum', { ...misses, count: misses.searches })} {most && t('most', { ...most })}
            </Sum>
            {groups.length === 0 && <Soft>{t('few')}</Soft>}
            {groups.map((group) => (
              <Group key={group.categoryId} group={group} greatest={most?.searches ?? 1} tree={tree} onGive={give} onAsk={setAsked} />
            ))}
            {groups.length > 0 && rare > 0 && <Soft>{t('rare', { count: rare })}</Soft>}
          </>
        )}
      </Stack>
      {asked && tree && (
        <GiveDialog
          words={asked}
          tree={tree}
          onGive={(categoryId, kind) => {
            setAsked(null);
            give(asked, categoryId, kind);
          }}
          onClose={() => setAsked(null)}
        />
      )}
      <ErrorModal requestKey={GIVING} title={t('failedTitle')} onRetry={() => attempt && dispatch(attempt)} />
    </Page>
  );
}
