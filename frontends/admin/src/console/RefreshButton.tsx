import { useTexts } from '@pusula/frontend-kit/i18n';
import { Button, RefreshIcon } from '@pusula/frontend-kit/ui';

/** Asks again for what a screen shows. */
export function RefreshButton({ busy, onClick }: { busy: boolean; onClick: () => void }) {
  const { t } = useTexts('console');
  return (
    <Button look="line" small busy={busy} onClick={onClick}>
      {!busy && <RefreshIcon aria-hidden />}
      {t('refresh')}
    </Button>
  );
}
