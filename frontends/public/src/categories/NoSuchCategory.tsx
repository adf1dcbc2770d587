import { useTexts } from '@pusula/frontend-kit/i18n';
import { PageTitle } from '@pusula/frontend-kit/page';
import { ButtonLink, EmptyState, Wrap } from '@pusula/frontend-kit/ui';
import { styled } from 'styled-components';
import { addressOf } from '../addresses/addresses.ts';

const Space = styled.div`
  padding-block: var(--s7) var(--s9);
`;

/** The category was taken away, or the address never led to one. */
export function NoSuchCategory() {
  const { t, language } = useTexts('categories');
  return (
    <Space>
      <PageTitle>{t('missing.title')}</PageTitle>
      <meta name="robots" content="noindex" />
      <Wrap>
        <EmptyState
          as="h1"
          title={t('missing.title')}
          actions={<ButtonLink to={addressOf('categories', language)}>{t('missing.all')}</ButtonLink>}
        >
          {t('missing.body')}
        </EmptyState>
      </Wrap>
    </Space>
  );
}
