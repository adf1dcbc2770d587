import { selectApiStatus } from '@pusula/frontend-kit/api';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { timeOf } from '@pusula/frontend-kit/time';
import { Button, DownloadIcon, RetryNotice, Small } from '@pusula/frontend-kit/ui';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Page } from '../console/Page.tsx';
import { RefreshButton } from '../console/RefreshButton.tsx';
import { ChartSkeletons, Charts } from './Charts.tsx';
import { DASHBOARD, dashboard, selectDashboard } from './dashboard.slice.ts';
import { Figures } from './Figures.tsx';
import { useFiguresFile } from './use-figures-file.ts';

/** /admin/dashboard: how many people of which kind there are, and how that came about. */
export default function Dashboard() {
  const { t, language } = useTexts('dashboard');
  const dispatch = useDispatch();
  const { stats } = useSelector(selectDashboard);
  const { loading, error } = useSelector(selectApiStatus(DASHBOARD));
  const save = useFiguresFile();
  useEffect(() => {
    dispatch(dashboard.opened());
    return () => void dispatch(dashboard.left());
  }, [dispatch]);
  const refresh = () => dispatch(dashboard.refreshWanted());
  const actions = (
    <>
      {stats && <Small>{t('asOf', { time: timeOf(stats.at, language) })}</Small>}
      <RefreshButton busy={loading} onClick={refresh} />
      {stats && (
        <Button look="line" small onClick={() => save(stats)}>
          <DownloadIcon aria-hidden />
          {t('download')}
        </Button>
      )}
    </>
  );
  return (
    <Page title={t('title')} actions={actions}>
      {error && <RetryNotice problem={error} busy={loading} onRetry={refresh} />}
      {(stats || !error) && <Figures stats={stats} />}
      {stats ? <Charts stats={stats} /> : !error && <ChartSkeletons />}
    </Page>
  );
}
