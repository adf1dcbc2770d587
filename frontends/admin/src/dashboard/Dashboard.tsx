import { useTexts } from '@pusula/frontend-kit/i18n';
import { useOpened } from '@pusula/frontend-kit/resource';
import { timeOf } from '@pusula/frontend-kit/time';
import { Button, DownloadIcon, RetryNotice, Small } from '@pusula/frontend-kit/ui';
import { Page } from '../console/Page.tsx';
import { RefreshButton } from '../console/RefreshButton.tsx';
import { Charts } from './Charts.tsx';
import { DemoNote } from './DemoNote.tsx';
import { PeriodSelect } from './PeriodSelect.tsx';
import { dashboardStats, searchStats } from './statistics.ts';
import { Tiles } from './Tiles.tsx';
import { Totals } from './Totals.tsx';
import { useFiguresFile } from './use-figures-file.ts';
import { usePeriod } from './use-period.ts';

/** /admin/dashboard: who is there, who came lately, and what visitors search for. */
export default function Dashboard() {
  const { t, language } = useTexts('dashboard');
  const { period, choose } = usePeriod();
  const save = useFiguresFile();
  const days = String(period);
  const { data: people, ...peopleStatus } = useOpened(dashboardStats, { days });
  const { data: searches, ...searchesStatus } = useOpened(searchStats, { days });
  const refresh = () => {
    peopleStatus.retry();
    searchesStatus.retry();
  };
  const isBusy = peopleStatus.loading || searchesStatus.loading;
  const actions = (
    <>
      {people && <Small>{t('asOf', { time: timeOf(people.at, language) })}</Small>}
      <PeriodSelect period={period} onChange={choose} />
      <RefreshButton busy={isBusy} onClick={refresh} />
      {people && (
        <Button look="line" small onClick={() => save(people, searches)}>
          <DownloadIcon aria-hidden />
          {t('download')}
        </Button>
      )}
    </>
  );
  return (
    <Page title={t('title')} actions={actions}>
      {peopleStatus.error && <RetryNotice problem={peopleStatus.error} busy={isBusy} onRetry={refresh} />}
      <Tiles people={people} searches={searches} hasFailed={{ people: !!peopleStatus.error, searches: !!searchesStatus.error }} />
      {(people || !peopleStatus.error) && <Totals people={people} />}
      <Charts
        people={people}
        searches={searches}
        failed={{ people: peopleStatus.error, searches: searchesStatus.error }}
        busy={isBusy}
        onRetry={refresh}
      />
      <DemoNote />
    </Page>
  );
}
