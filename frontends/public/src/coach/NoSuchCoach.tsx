import { pageAddress } from '@pusula/contracts';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { PageTitle } from '@pusula/frontend-kit/page';
import { ButtonLink, MessagePage } from '@pusula/frontend-kit/ui';
import { RESULTS_PATH } from '../search/search-address.ts';

/** The coach has left, or the address never led to one. */
export function NoSuchCoach() {
  const { t, language } = useTexts('coach');
  const actions = (
    <>
      <ButtonLink look="line" to={RESULTS_PATH}>
        {t('missing.all')}
      </ButtonLink>
      <ButtonLink look="text" to={pageAddress('categories', language)}>
        {t('missing.categories')}
      </ButtonLink>
    </>
  );
  return (
    <>
      <PageTitle>{t('missing.title')}</PageTitle>
      <MessagePage title={t('missing.title')} actions={actions}>
        {t('missing.body')}
      </MessagePage>
    </>
  );
}
