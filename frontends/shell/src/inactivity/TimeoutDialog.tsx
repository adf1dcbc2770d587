import { useTexts } from '@pusula/frontend-kit/i18n';
import { Button, Dialog, DialogActions } from '@pusula/frontend-kit/ui';
import { CountdownBezel } from './CountdownBezel.tsx';

type TimeoutDialogProps = { seconds: number; onEnd: () => void; onExtend: () => void };

/** The last seconds of a session that nobody uses. */
export default function TimeoutDialog({ seconds, onEnd, onExtend }: TimeoutDialogProps) {
  const { t } = useTexts('shell');
  return (
    <Dialog open alert onClose={onExtend} title={t('timeout.title')} text={t('timeout.text', { seconds })}>
      <CountdownBezel seconds={seconds} />
      <DialogActions>
        <Button look="text" onClick={onEnd}>
          {t('timeout.end')}
        </Button>
        <Button onClick={onExtend}>{t('timeout.extend')}</Button>
      </DialogActions>
    </Dialog>
  );
}
