import { useCategoryTree } from '@pusula/frontend-kit/categories';
import { chosenIn } from '@pusula/frontend-kit/expertise';
import { useTexts } from '@pusula/frontend-kit/i18n';
import type { NewUserDraft } from '@pusula/frontend-kit/session';
import { SummarySection } from './SummarySection.tsx';

/** A coach's categories and certificates by their names. */
export function CoachingSummary({ draft }: { draft: NewUserDraft }) {
  const { t } = useTexts('signUp');
  const { categories, isThere } = useCategoryTree();
  const names = chosenIn(categories, draft.categories).map(({ name }) => name);
  return (
    <SummarySection
      step="expertise"
      facts={[
        // The names may be on their way; how many there are is known.
        [t('expertise.categories'), isThere ? names.join(', ') : t('summary.categoryCount', { count: draft.categories.length })],
        [t('expertise.certificates'), draft.certificates.map(({ name, issuer }) => `${name} · ${issuer}`).join('\n')],
      ]}
    />
  );
}
