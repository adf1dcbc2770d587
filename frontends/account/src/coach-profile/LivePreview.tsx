import type { CurrentUser, Language } from '@pusula/contracts';
import { TextsIn } from '@pusula/frontend-kit/i18n';
import { useDeferredValue } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { SeenPanel } from '../beside/SeenPanel.tsx';
import type { CoachingFields } from './coaching-form.ts';
import { PreviewedPage } from './Preview.tsx';

type LivePreviewProps = {
  user: CurrentUser;
  form: UseFormReturn<CoachingFields>;
  /** The one that is being written. */
  language: Language;
};

/** The coach's page beside the form, which follows every stroke without holding up the typing. */
export function LivePreview({ user, form: { control }, language }: LivePreviewProps) {
  const fields = useDeferredValue(useWatch({ control }) as CoachingFields);
  return (
    <SeenPanel
      seen={
        <TextsIn language={language}>
          <PreviewedPage user={user} fields={fields} />
        </TextsIn>
      }
    />
  );
}
