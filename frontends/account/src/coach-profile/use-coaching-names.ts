import { byTextField, LANGUAGE_NAMES } from '@pusula/contracts';
import { useCategoryTree } from '@pusula/frontend-kit/categories';
import type { FieldNames } from '@pusula/frontend-kit/editing';
import { chosenIn } from '@pusula/frontend-kit/expertise';
import { useFieldTexts, usePracticeNames } from '@pusula/frontend-kit/fields';
import { useTexts } from '@pusula/frontend-kit/i18n';
import type { CoachingFields } from './coaching-form.ts';

/** How the fields of the coaching profile are called, and how their values are said. */
export function useCoachingNames(): FieldNames<CoachingFields> {
  const { t } = useTexts('ownCoaching');
  const { t: field } = useFieldTexts();
  const practice = usePracticeNames();
  const { categories } = useCategoryTree();
  return {
    ...byTextField((part, language) => ({ label: `${t(`coaching:texts.${part}`)} (${LANGUAGE_NAMES[language]})` })),
    categories: {
      label: t('categories'),
      say: (ids) =>
        chosenIn(categories, ids)
          .map(({ name }) => name)
          .join(', '),
    },
    website: { label: field('links.website') },
    linkedIn: { label: field('links.linkedIn') },
    instagram: { label: field('links.instagram') },
    facebook: { label: field('links.facebook') },
    ...practice,
    showsPhone: { label: t('phone.label'), say: (isShown) => t(isShown ? 'phone.yes' : 'phone.no') },
  };
}
