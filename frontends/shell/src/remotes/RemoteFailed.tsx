import { useTexts } from '@pusula/frontend-kit/i18n';
import { Button, ButtonLink, EmptyState } from '@pusula/frontend-kit/ui';
import { CenteredMessage } from '../page/CenteredMessage.tsx';

/** One part of the product cannot be shown; the others can. */
export function RemoteFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTexts('shell');
  const actions = (
    <>
      <Button onClick={onRetry}>{t('failed.retry')}</Button>
      <ButtonLink look="line" to="/">
        {t('failed.home')}
      </ButtonLink>
    </>
  );
  return (
    <CenteredMessage role="alert">
      <EmptyState as="h1" title={t('failed.title')} actions={actions}>
        {t('failed.text')}
      </EmptyState>
    </CenteredMessage>
  );
}
