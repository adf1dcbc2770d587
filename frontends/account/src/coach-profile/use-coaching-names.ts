import { byTextField, LANGUAGE_NAMES } from '@pusula/contracts';
import { useCategoryTree } from '@pusula/frontend-kit/categories';
import type { FieldNames } from '@pusula/frontend-kit/editing';
import { chosenIn } from '@pusula/frontend-kit/expertise';
import { useFieldNames } from '@pusula/frontend-kit/fields';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { COACHING_FIELDS, type CoachingFields } from './coaching-form.ts';

/** How the fields of the coaching profile are called, and how their values are said. */
export function useCoachingNames(): FieldNames<CoachingFields> {
  const { t } = useTexts('ownCoaching');
  const { categories } = useCategoryTree();
  return {
    ...byTextField((part, language) => ({ label: `${t(`coaching:texts.${part}`)} (${LANGUAGE_NAMES[language]})` })),
    ...useFieldNames(COACHING_FIELDS),
    categories: {
      label: t('categories'),
      say: (ids) =>
        chosenIn(categories, ids)
          .map(({ name }) => name)
          .join(', '),
    },
  };
}
