import { byTextField, type EditedUser, LANGUAGE_NAMES } from '@pusula/contracts';
import { useCategoryTree } from '@pusula/frontend-kit/categories';
import type { FieldNames } from '@pusula/frontend-kit/editing';
import { chosenIn } from '@pusula/frontend-kit/expertise';
import { useFieldTexts, usePracticeNames } from '@pusula/frontend-kit/fields';
import { formatDate, useTexts } from '@pusula/frontend-kit/i18n';
import { useUserWords } from '../console/use-user-words.ts';
import type { UserFields } from './user-form.ts';

/** How the fields of a person are called, and how their values are said. */
export function useFieldNames({ categories: known }: Pick<EditedUser, 'categories'>): FieldNames<UserFields> {
  const { t, language } = useTexts('userEdit');
  const { t: field } = useFieldTexts();
  const { typeName, statusName } = useUserWords();
  const practice = usePracticeNames();
  const { categories } = useCategoryTree();
  return {
    imageFileName: { label: t('picture.label'), say: (name) => t(name ? 'picture.there' : 'picture.none') },
    firstName: { label: field('firstName') },
    middleName: { label: field('middleName') },
    lastName: { label: field('lastName') },
    birthday: { label: field('birthday'), say: (date) => date && formatDate(date, language) },
    gender: { label: field('gender'), say: (gender) => gender && t(`genders.${gender}`) },
    email: { label: t('email') },
    userType: { label: t('type'), say: typeName },
    status: { label: t('status'), say: statusName },
    phoneCode: { label: field('phoneCode') },
    phone: { label: field('phone') },
    city: { label: field('city') },
    ...byTextField((part, written) => ({ label: t(part, { language: LANGUAGE_NAMES[written] }) })),
    website: { label: field('links.website') },
    linkedIn: { label: field('links.linkedIn') },
    instagram: { label: field('links.instagram') },
    facebook: { label: field('links.facebook') },
    ...practice,
    categories: {
      label: t('categories.label'),
      say: (ids) =>
        chosenIn(categories, ids, known)
          .map(({ name }) => name)
          .join(', '),
    },
    certificates: { label: t('certificates.label'), say: (list) => list.map(({ name, issuer }) => `${name} · ${issuer}`).join('\n') },
  };
}
