import { useTexts } from '@pusula/frontend-kit/i18n';
import { Page } from '../console/Page.tsx';

/** /admin/categories */
export default function Categories() {
  const { t } = useTexts('categories');
  return <Page title={t('title')}>{null}</Page>;
}
