import { useTexts } from '@pusula/frontend-kit/i18n';
import { Page } from '../console/Page.tsx';

/** /admin/users */
export default function Users() {
  const { t } = useTexts('users');
  return <Page title={t('title')}>{null}</Page>;
}
