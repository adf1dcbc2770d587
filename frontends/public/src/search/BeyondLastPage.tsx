import { formatNumber, useTexts } from '@pusula/frontend-kit/i18n';
import { ButtonLink, EmptyState } from '@pusula/frontend-kit/ui';

type BeyondLastPageProps = { pages: number; to: (page: number) => string };

/** The address names a page that the list does not reach. */
export function BeyondLastPage({ pages, to }: BeyondLastPageProps) {
  const { t, language } = useTexts('search');
  return (
    <EmptyState title={t('beyond.title')} actions={<ButtonLink to={to(pages)}>{t('beyond.last')}</ButtonLink>}>
      {t('beyond.body', { count: pages, pages: formatNumber(pages, language) })}
    </EmptyState>
  );
}
