import { selectApiStatus } from '@pusula/frontend-kit/api';
import { formatNumber, useTexts } from '@pusula/frontend-kit/i18n';
import { Skeleton, Small, Soft, type Tone } from '@pusula/frontend-kit/ui';
import { useDispatch, useSelector } from 'react-redux';
import { RefreshButton } from '../console/RefreshButton.tsx';
import { IndexRunPanel } from './IndexRunPanel.tsx';
import { INDEX_STATUS, type IndexStatus, indexRun, selectIndexStatus, selectRun } from './index-run.slice.ts';
import { Bar, Figures, Stack } from './Part.styles.ts';
import { State } from './State.tsx';
import { Understanding } from './Understanding.tsx';

type Standing = 'whole' | 'behind' | 'drifted' | 'silent';
const TONES: Readonly<Record<Standing, Tone | null>> = { whole: null, behind: 'info', drifted: 'bad', silent: 'warn' };

function standingOf({ hasDrifted, inIndex, unindexed }: IndexStatus): Standing {
  if (hasDrifted === null || inIndex === null) return 'silent';
  if (hasDrifted) return 'drifted';
  return unindexed > 0 ? 'behind' : 'whole';
}

/** Whether search knows what the database says, and what makes it know again. */
export function Index() {
  const { t, language } = useTexts('operations');
  const dispatch = useDispatch();
  const status = useSelector(selectIndexStatus);
  const { error, loading } = useSelector(selectApiStatus(INDEX_STATUS));
  const isRunning = useSelector(selectRun)?.state === 'running';
  // A run is looked at each second: a button that flickers along says nothing.
  const isBusy = loading && !isRunning;
  const count = (value: number | null) => (value === null ? t('unknown') : formatNumber(value, language));
  const standing = status && standingOf(status);
  return (
    <Stack>
      <Bar>
        <Small as="div">{standing && <State tone={TONES[standing]}>{t(`index.${standing}`)}</State>}</Small>
        <RefreshButton busy={isBusy} onClick={() => dispatch(indexRun.watched())} />
      </Bar>
      {!status && !error && <Skeleton $height="96px" />}
      {status && (
        <Figures>
          <div>
            <dt>{t('index.kind')}</dt>
            <dd>{t(`index.${status.kind}`)}</dd>
          </div>
          <div>
            <dt>{t('index.inDatabase')}</dt>
            <dd>{count(status.inDatabase)}</dd>
          </div>
          <div>
            <dt>{t('index.inIndex')}</dt>
            <dd>{count(status.inIndex)}</dd>
          </div>
          <div>
            <dt>{t('index.unindexed')}</dt>
            <dd>{count(status.unindexed)}</dd>
          </div>
          {status.embeddings && (
            <div>
              <dt>{t('index.withVectors')}</dt>
              <dd>{count(status.embeddings.embedded)}</dd>
            </div>
          )}
        </Figures>
      )}
      <Understanding />
      <Soft>{t('index.text')}</Soft>
      <IndexRunPanel kind="rebuild" />
    </Stack>
  );
}
