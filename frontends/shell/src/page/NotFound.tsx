import { useTexts } from '@pusula/frontend-kit/i18n';
import { PageTitle } from '@pusula/frontend-kit/page';
import { ButtonLink, EmptyState } from '@pusula/frontend-kit/ui';
import { CenteredMessage } from './CenteredMessage.tsx';

/** No remote answers this address. */
export function NotFound() {
  const { t } = useTexts('shell');
  const actions = (
    <>
      <ButtonLink to="/search-results">{t('notFound.search')}</ButtonLink>
      <ButtonLink look="line" to="/">
        {t('notFound.home')}
      </ButtonLink>
    </>
  );
  return (
    <CenteredMessage>
      <PageTitle>{t('notFound.title')}</PageTitle>
      <EmptyState as="h1" title={t('notFound.title')} actions={actions}>
        {t('notFound.text')}
      </EmptyState>
    </CenteredMessage>
  );
}
