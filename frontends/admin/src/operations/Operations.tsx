import { useTexts } from '@pusula/frontend-kit/i18n';
import { Page } from '../console/Page.tsx';

/** /admin/operations */
export default function Operations() {
  const { t } = useTexts('operations');
  return <Page title={t('title')}>{null}</Page>;
}
