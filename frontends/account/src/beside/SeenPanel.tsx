import { useTexts } from '@pusula/frontend-kit/i18n';
import { Small } from '@pusula/frontend-kit/ui';
import { type ReactNode, useId } from 'react';
import { Panel, Screen } from './Beside.styles.ts';

/** What visitors see of a form's answers, beside the form and as they are typed. @param children below it, what there is to know about it */
export function SeenPanel({ seen, children }: { seen: ReactNode; children?: ReactNode }) {
  const { t } = useTexts('ownCoaching');
  const id = useId();
  return (
    <Panel aria-labelledby={id}>
      <div>
        <h2 id={id}>{t('preview.title')}</h2>
        <Small>{t('preview.text')}</Small>
      </div>
      <Screen tabIndex={0} role="group" aria-labelledby={id}>
        {seen}
      </Screen>
      {children}
    </Panel>
  );
}
