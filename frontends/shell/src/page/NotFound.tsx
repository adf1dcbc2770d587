import { useTexts } from '@pusula/frontend-kit/i18n';
import { PageTitle } from '@pusula/frontend-kit/page';
import { ButtonLink, MessagePage } from '@pusula/frontend-kit/ui';

/** No remote answers this address. */
export function NotFound() {
  const { t } = useTexts('shell');
  return (
    <>
      <PageTitle>{t('notFound.title')}</PageTitle>
      <MessagePage
        title={t('notFound.title')}
        actions={
          <ButtonLink look="line" to="/">
            {t('notFound.home')}
          </ButtonLink>
        }
      >
        {t('notFound.text')}
      </MessagePage>
    </>
  );
}
