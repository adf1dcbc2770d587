import { useTexts } from '@pusula/frontend-kit/i18n';
import { Page } from '../console/Page.tsx';

/** /admin/audit */
export default function AuditLog() {
  const { t } = useTexts('audit');
  return <Page title={t('title')}>{null}</Page>;
}
