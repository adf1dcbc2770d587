import { useTexts } from '@pusula/frontend-kit/i18n';
import { Button, Dialog, DialogFooter } from '@pusula/frontend-kit/ui';
import { useRef } from 'react';
import { CountdownBezel } from './CountdownBezel.tsx';

type TimeoutDialogProps = { seconds: number; onEnd: () => void; onExtend: () => void };

/** The last seconds of a session that nobody uses. The keyboard begins at what loses nothing. */
export default function TimeoutDialog({ seconds, onEnd, onExtend }: TimeoutDialogProps) {
  const { t } = useTexts('shell');
  const extend = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open
      alert
      onClose={onExtend}
      title={t('timeout.title')}
      text={t('timeout.text', { seconds })}
      figure={<CountdownBezel seconds={seconds} />}
      firstFocus={extend}
    >
      <DialogFooter cancel={t('timeout.end')} onCancel={onEnd}>
        <Button ref={extend} onClick={onExtend}>
          {t('timeout.extend')}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
