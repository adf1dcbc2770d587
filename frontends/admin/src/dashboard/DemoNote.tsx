import { useTexts } from '@pusula/frontend-kit/i18n';
import { resource, useOpened } from '@pusula/frontend-kit/resource';
import { Small } from '@pusula/frontend-kit/ui';

/** An installation with the demo's own way to sign in is a demo: no production has that. */
export const demoProvider = resource('demoProvider', 'GET /auth/providers', {
  pick: ({ providers }) => providers.some((one) => one.authenticationType === 'Demo' && one.isConfigured),
});

/** Says of a demo that its figures are invented. */
export function DemoNote() {
  const { t } = useTexts('dashboard');
  const { data: isDemo } = useOpened(demoProvider, {});
  return isDemo ? <Small>{t('demo')}</Small> : null;
}
