import { Button, Dialog, DialogFooter } from '@pusula/frontend-kit/ui';
import { useEditingTexts } from './texts.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

/** Asks before what was typed is lost. Staying comes first, so that a hasty Enter loses nothing. */
export function LeaveDialog({ hasChanges }: { hasChanges: boolean }) {
  const { t } = useEditingTexts();
  const { isAsked, stay, leave } = useLeaveGuard(hasChanges);
  return (
    <Dialog open={isAsked} alert onClose={stay} title={t('leave.title')} text={t('leave.text')}>
      <DialogFooter cancel={t('leave.stay')} onCancel={stay}>
        <Button look="danger" onClick={leave}>
          {t('leave.leave')}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
