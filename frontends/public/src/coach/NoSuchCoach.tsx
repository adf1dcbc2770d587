import { pageAddress } from '@pusula/contracts';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { PageTitle } from '@pusula/frontend-kit/page';
import { ButtonLink, EmptyState, Wrap } from '@pusula/frontend-kit/ui';
import { RESULTS_PATH } from '../search/search-address.ts';
import { Space } from './Space.ts';

/** The coach has left, or the address never led to one. */
export function NoSuchCoach() {
  const { t, language } = useTexts('coach');
  return (
    <Space>
      <PageTitle>{t('missing.title')}</PageTitle>
      <Wrap>
        <EmptyState
          as="h1"
          title={t('missing.title')}
          actions={
            <>
              <ButtonLink to={RESULTS_PATH}>{t('missing.all')}</ButtonLink>
              <ButtonLink look="line" to={pageAddress('categories', language)}>
                {t('missing.categories')}
              </ButtonLink>
            </>
          }
        >
          {t('missing.body')}
        </EmptyState>
      </Wrap>
    </Space>
  );
}
