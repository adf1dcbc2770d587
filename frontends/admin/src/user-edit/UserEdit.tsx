import { useTexts } from '@pusula/frontend-kit/i18n';
import { Page } from '../console/Page.tsx';

/** /admin/user-edit */
export default function UserEdit() {
  const { t } = useTexts('userEdit');
  return <Page title={t('title')}>{null}</Page>;
}
