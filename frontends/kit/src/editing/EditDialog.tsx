import { Button, Dialog, DialogFooter } from '@pusula/frontend-kit/ui';
import { type ComponentProps, useState } from 'react';
import { useEditingTexts } from './texts.ts';

type EditDialogProps = Omit<ComponentProps<typeof Dialog>, 'open' | 'form' | 'alert'> & {
  /** Something was typed in it that closing would lose. */
  hasChanges: boolean;
};

/** A dialog that somebody writes in. Escape, which is pressed for many things, asks before it closes what has changes; its own way back does not. */
export function EditDialog({ hasChanges, onClose, children, ...dialog }: EditDialogProps) {
  const { t } = useEditingTexts();
  const [isAsked, setAsked] = useState(false);
  const stay = () => setAsked(false);
  return (
    <Dialog {...dialog} open form onClose={hasChanges ? () => setAsked(true) : onClose}>
      {children}
      <Dialog open={isAsked} alert onClose={stay} title={t('close.title')} text={t('close.text')}>
        <DialogFooter cancel={t('close.stay')} onCancel={stay}>
          <Button look="danger" onClick={onClose}>
            {t('close.close')}
          </Button>
        </DialogFooter>
      </Dialog>
    </Dialog>
  );
}
