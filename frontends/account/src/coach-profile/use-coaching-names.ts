import { useCategoryTree } from '@pusula/frontend-kit/categories';
import type { FieldNames } from '@pusula/frontend-kit/editing';
import { chosenIn } from '@pusula/frontend-kit/expertise';
import { useFieldTexts, usePracticeNames } from '@pusula/frontend-kit/fields';
import { LANGUAGE_NAMES, useTexts } from '@pusula/frontend-kit/i18n';
import type { CoachingFields } from './coaching-form.ts';

/** How the fields of the coaching profile are called, and how their values are said. */
export function useCoachingNames(): FieldNames<CoachingFields> {
  const { t } = useTexts('ownCoaching');
  const { t: field } = useFieldTexts();
  const practice = usePracticeNames();
  const { categories } = useCategoryTree();
  const inLanguage = (text: string, language: 'tr' | 'en') => ({ label: `${text} (${LANGUAGE_NAMES[language]})` });
  return {
    headlineTr: inLanguage(t('coaching:texts.headline'), 'tr'),
    bioTr: inLanguage(t('coaching:texts.bio'), 'tr'),
    headlineEn: inLanguage(t('coaching:texts.headline'), 'en'),
    bioEn: inLanguage(t('coaching:texts.bio'), 'en'),
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
