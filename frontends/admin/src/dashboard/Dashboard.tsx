import { selectApiStatus } from '@pusula/frontend-kit/api';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { timeOf } from '@pusula/frontend-kit/time';
import { Button, DownloadIcon, RetryNotice, Small } from '@pusula/frontend-kit/ui';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { Page } from '../console/Page.tsx';
import { RefreshButton } from '../console/RefreshButton.tsx';
import { ToolSelect } from '../table/ToolSelect.tsx';
import { Charts } from './Charts.tsx';
import { dashboard, PEOPLE, PERIODS, SEARCHES, selectDashboard } from './dashboard.slice.ts';
import { Tiles } from './Tiles.tsx';
import { Totals } from './Totals.tsx';
import { useFiguresFile } from './use-figures-file.ts';
import { usePeriod } from './use-period.ts';

/** As high as the buttons beside it. */
const PeriodChoice = styled.div`
  && select {
    min-height: 36px;
    padding-block: 4px;
  }
`;

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
      <PeriodChoice>
        <ToolSelect
          label={t('period.name')}
          value={String(period)}
          options={PERIODS.map((days) => ({ value: String(days), label: t('period.last', { count: days }) }))}
          onChange={(value) => choose(PERIODS.find((days) => String(days) === value) ?? period)}
        />
      </PeriodChoice>
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
