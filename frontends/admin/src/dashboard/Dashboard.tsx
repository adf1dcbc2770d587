import { useTexts } from '@pusula/frontend-kit/i18n';
import { Page } from '../console/Page.tsx';

/** /admin/dashboard */
export default function Dashboard() {
  const { t } = useTexts('dashboard');
  return <Page title={t('title')}>{null}</Page>;
}
