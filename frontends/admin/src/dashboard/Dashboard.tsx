import { selectApiStatus } from '@pusula/frontend-kit/api';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { timeOf } from '@pusula/frontend-kit/time';
import { Button, DownloadIcon, RetryNotice, Small } from '@pusula/frontend-kit/ui';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Page } from '../console/Page.tsx';
import { RefreshButton } from '../console/RefreshButton.tsx';
import { Charts } from './Charts.tsx';
import { dashboard, PEOPLE, SEARCHES, selectDashboard } from './dashboard.slice.ts';
import { PeriodSelect } from './PeriodSelect.tsx';
import { Tiles } from './Tiles.tsx';
import { Totals } from './Totals.tsx';
import { useFiguresFile } from './use-figures-file.ts';
import { usePeriod } from './use-period.ts';

/** /admin/dashboard: who is there, who came lately, and what visitors search for. */
export default function Dashboard() {
  const { t, language } = useTexts('dashboard');
  const dispatch = useDispatch();
  const { people, searches } = useSelector(selectDashboard);
  const peopleStatus = useSelector(selectApiStatus(PEOPLE));
  const searchesStatus = useSelector(selectApiStatus(SEARCHES));
  const { period, choose } = usePeriod();
  const save = useFiguresFile();
  useEffect(() => {
    dispatch(dashboard.opened(period));
    return () => void dispatch(dashboard.left());
  }, [dispatch, period]);
  const refresh = () => dispatch(dashboard.refreshRequested());
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
    </Page>
  );
}
