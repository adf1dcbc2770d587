import { byTextField, type EditedUser, LANGUAGE_NAMES } from '@pusula/contracts';
import { useCategoryTree } from '@pusula/frontend-kit/categories';
import type { FieldNames } from '@pusula/frontend-kit/editing';
import { chosenIn } from '@pusula/frontend-kit/expertise';
import { useFieldNames } from '@pusula/frontend-kit/fields';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { useUserWords } from '../console/use-user-words.ts';
import { USER_FIELDS, type UserFields } from './user-fields.ts';

/** How the fields of a person are called, and how their values are said. */
export function useUserFieldNames({ categories: known }: Pick<EditedUser, 'categories'>): FieldNames<UserFields> {
  const { t } = useTexts('userEdit');
  const { typeName, statusName } = useUserWords();
  const { categories } = useCategoryTree();
  return {
    ...useFieldNames(USER_FIELDS),
    userType: { label: t('type'), say: typeName },
    status: { label: t('status'), say: statusName },
    ...byTextField((part, written) => ({ label: t(part, { language: LANGUAGE_NAMES[written] }) })),
    categories: {
      label: t('categories.label'),
      say: (ids) =>
        chosenIn(categories, ids, known)
          .map(({ name }) => name)
          .join(', '),
    },
  };
}
