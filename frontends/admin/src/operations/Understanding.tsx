import { useTexts } from '@pusula/frontend-kit/i18n';
import { Soft } from '@pusula/frontend-kit/ui';
import { useSelector } from 'react-redux';
import { selectIndexStatus } from './index-run.slice.ts';

/** What finds by meaning here: vectors, or the intent model alone. */
export function Understanding() {
  const { t } = useTexts('operations');
  const status = useSelector(selectIndexStatus);
  if (!status) return null;
  if (!status.embeddings) return <Soft>{t('index.vectors.none')}</Soft>;
  const { problem, waiting, model } = status.embeddings;
  return <Soft>{t(`index.vectors.${problem ?? (waiting > 0 ? 'waiting' : 'whole')}`, { count: waiting, model })}</Soft>;
}
