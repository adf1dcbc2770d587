import type { CurrentUser, Language } from '@pusula/contracts';
import { TextsIn, useTexts } from '@pusula/frontend-kit/i18n';
import { Small } from '@pusula/frontend-kit/ui';
import { useDeferredValue, useId } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { CoachingFields } from './coaching-form.ts';
import { Panel, Screen } from './LivePreview.styles.ts';
import { PreviewedPage } from './Preview.tsx';

type LivePreviewProps = {
  user: CurrentUser;
  form: UseFormReturn<CoachingFields>;
  /** The one that is being written. */
  language: Language;
};

/** The coach's page beside the form, which follows every stroke without holding up the typing. */
export function LivePreview({ user, form: { control }, language }: LivePreviewProps) {
  const { t } = useTexts('ownCoaching');
  const id = useId();
  const fields = useDeferredValue(useWatch({ control }) as CoachingFields);
  return (
    <Panel aria-labelledby={id}>
      <div>
        <h2 id={id}>{t('preview.title')}</h2>
        <Small>{t('preview.text')}</Small>
      </div>
      <Screen tabIndex={0} role="group" aria-labelledby={id}>
        <TextsIn language={language}>
          <PreviewedPage user={user} fields={fields} />
        </TextsIn>
      </Screen>
    </Panel>
  );
}
