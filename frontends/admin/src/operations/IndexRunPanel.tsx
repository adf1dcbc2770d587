import { selectApiStatus } from '@pusula/frontend-kit/api';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { timeAgo, useNow } from '@pusula/frontend-kit/time';
import { Button, Dialog, DialogFooter, ErrorModal, ProgressBar, RetryNotice, Small, Soft } from '@pusula/frontend-kit/ui';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { INDEX_START, INDEX_STATUS, indexRun, type RunKind, selectRun } from './index-run.slice.ts';

const RunPanel = styled.div`
  display: grid;
  gap: var(--s3);
  justify-items: start;
  max-width: 560px;
  progress {
    width: 100%;
  }
`;
const MINUTE_MS = 60_000;

/** Starts a run that makes the index again, or joins the one that is going on, and shows how far it is. */
export function IndexRunPanel({ kind }: { kind: RunKind }) {
  const { t } = useTexts('operations');
  const dispatch = useDispatch();
  const run = useSelector(selectRun);
  const { error } = useSelector(selectApiStatus(INDEX_STATUS));
  const { loading: isStarting } = useSelector(selectApiStatus(INDEX_START));
  const [asks, setAsks] = useState(false);
  useEffect(() => {
    dispatch(indexRun.watched());
    return () => void dispatch(indexRun.left());
  }, [dispatch]);
  const isRunning = run?.state === 'running';
  const start = () => dispatch(indexRun.requested(kind));
  return (
    <RunPanel>
      {error && <RetryNotice problem={error} onRetry={() => dispatch(indexRun.watched())} />}
      <RunState />
      <Button look="line" busy={isStarting || isRunning} onClick={() => (kind === 'rebuild' ? setAsks(true) : start())}>
        {t(isRunning ? 'run.running' : `run.start.${kind}`)}
      </Button>
      <Dialog open={asks} onClose={() => setAsks(false)} title={t('run.askTitle')} text={t('run.ask')}>
        <DialogFooter cancel={t('cancel')} onCancel={() => setAsks(false)}>
          <Button
            onClick={() => {
              setAsks(false);
              start();
            }}
          >
            {t('run.start.rebuild')}
          </Button>
        </DialogFooter>
      </Dialog>
      <ErrorModal requestKey={INDEX_START} title={t('run.notStarted')} onRetry={start} />
    </RunPanel>
  );
}

/** The last run: how far it is, or how it ended. */
function RunState() {
  const { t, language } = useTexts('operations');
  const run = useSelector(selectRun);
  const now = useNow(MINUTE_MS);
  if (!run) return <Soft>{t('run.never')}</Soft>;
  const figures = { done: run.done, total: run.total };
  if (run.state !== 'running') return <Soft>{t(`run.${run.state}`, { ...figures, when: timeAgo(run.seenAt, now, language) })}</Soft>;
  return (
    <>
      <ProgressBar label={t('run.running')} done={run.done} of={run.total} />
      <Small>{t(run.done === 0 ? 'run.preparing' : 'run.progress', figures)}</Small>
    </>
  );
}
