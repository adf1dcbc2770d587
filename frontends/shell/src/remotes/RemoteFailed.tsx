import { useTexts } from '@pusula/frontend-kit/i18n';
import { Button, ButtonLink, MessagePage } from '@pusula/frontend-kit/ui';

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
    <MessagePage role="alert" title={t('failed.title')} actions={actions}>
      {t('failed.text')}
    </MessagePage>
  );
}
