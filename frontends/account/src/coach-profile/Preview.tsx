import { type CurrentUser, LANGUAGE_NAMES, LANGUAGES, type Language } from '@pusula/contracts';
import { useCategoryTree } from '@pusula/frontend-kit/categories';
import { CoachProfile } from '@pusula/frontend-kit/coach';
import { chosenIn } from '@pusula/frontend-kit/expertise';
import { TextsIn, useTexts } from '@pusula/frontend-kit/i18n';
import { Dialog, Tabs } from '@pusula/frontend-kit/ui';
import { useState } from 'react';
import type { CoachingFields } from './coaching-form.ts';
import { previewCoach } from './preview-coach.ts';

type PreviewProps = { user: CurrentUser; fields: CoachingFields; onClose: () => void };

/** The coach's page as visitors would see it with what stands in the form, in both languages. Nothing leads away from it. */
export function Preview({ user, fields, onClose }: PreviewProps) {
  const { t, language } = useTexts('ownCoaching');
  const [shown, setShown] = useState<Language>(language);
  const tabs = LANGUAGES.map((one) => ({
    key: one,
    label: LANGUAGE_NAMES[one],
    content: (
      <TextsIn language={one}>
        <PreviewedPage user={user} fields={fields} />
      </TextsIn>
    ),
  }));
  return (
    <Dialog open form closeLabel={t('preview.close')} onClose={onClose} title={t('preview.title')} text={t('preview.text')}>
      <Tabs label={t('preview.languages')} tabs={tabs} active={shown} onChange={(key) => setShown(key as Language)} />
    </Dialog>
  );
}

/** The coach's page with what stands in the form, in the language around it. */
export function PreviewedPage({ user, fields }: Omit<PreviewProps, 'onClose'>) {
  const { language } = useTexts();
  const { categories } = useCategoryTree();
  const chosen = chosenIn(categories, fields.categories).map(({ id, name }) => ({ id, name, slug: '' }));
  return <CoachProfile coach={previewCoach(user, fields, chosen, language)} heading="h3" />;
}
