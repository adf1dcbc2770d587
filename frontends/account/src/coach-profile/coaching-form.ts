import { byTextField, type CurrentUser, LANGUAGES, type Language, TEXT_FIELDS } from '@pusula/contracts';
import { errorFieldsOf, field, practiceFields, readFields, rulesOf, textOf, type ValuesOf, writeFields } from '@pusula/frontend-kit/fields';
import { z } from 'zod';
import { categorySchema, ownLinkFields, textsSchema } from '../coaching/coaching.schema.ts';
import type { EditSpec } from '../editing/own-form.ts';

const texts = z.object(byTextField(() => z.string()));
type Texts = z.infer<typeof texts>;

/** All but the texts, whose rules look at each other. */
export const COACHING_FIELDS = {
  categories: field({
    rule: categorySchema,
    refused: 'coaching:errors.categories',
    read: ({ categories = [] }) => categories.map(({ id }) => id),
  }),
  ...ownLinkFields,
  ...practiceFields,
  showsPhone: field({
    label: 'ownCoaching:phone.label',
    rule: z.boolean(),
    read: ({ showsPhone = false }) => showsPhone,
    say: (isShown, { t }) => t(isShown ? 'ownCoaching:phone.yes' : 'ownCoaching:phone.no'),
  }),
};
const theRest = z.object(rulesOf(COACHING_FIELDS));
export type CoachingFields = Texts & ValuesOf<typeof COACHING_FIELDS>;

const textIn = (values: Texts, language: Language) => ({
  headline: values[TEXT_FIELDS[language].headline].trim(),
  bio: values[TEXT_FIELDS[language].bio].trim(),
});
const isEmpty = (text: { headline: string; bio: string } | undefined) => !text?.headline && !text?.bio;

/** In which languages a text has to be there: wherever something is written or visitors read one already; in the reader's own when there is none at all. */
function askedLanguages(values: Texts, saved: CurrentUser['texts'], language: Language): Language[] {
  const asked = LANGUAGES.filter((one) => !isEmpty(saved?.[one]) || !isEmpty(textIn(values, one)));
  return asked.length > 0 ? asked : [language];
}

/** The questions to somebody who has these texts already. @param language which of the two is asked for when both are empty */
export const coachingSchema = (saved: CurrentUser['texts'], language: Language) =>
  // Side by side: a rule over several fields would wait until every other field is right.
  theRest.and(
    texts.superRefine((values, { addIssue }) => {
      for (const one of askedLanguages(values, saved, language)) {
        const { error } = textsSchema.safeParse(textIn(values, one));
        for (const { path, message } of error?.issues ?? [])
          addIssue({ code: 'custom', path: [TEXT_FIELDS[one][path[0] as 'headline' | 'bio']], message });
      }
    }),
  );

/** What was written, by language. */
const writtenTexts = (values: Texts) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, textIn(values, language)] as const).filter(([, text]) => !isEmpty(text)));

/** /coach-profile/edit: what a coach says of their work. */
export const coachingForm: EditSpec<CoachingFields> = {
  viewedAt: '/coach-profile',
  errorFields: {
    EMPTY_CATEGORIES: ['categories', 'coaching:errors.categories'],
    CATEGORY_NOT_FOUND: ['categories', 'CATEGORY_NOT_FOUND'],
    ...errorFieldsOf(COACHING_FIELDS),
  },
  fieldsOf: (user) => ({
    ...byTextField((part, language) => textOf(user, part, language)),
    ...readFields(COACHING_FIELDS, user),
  }),
  callOf: (values, { id }) => ({
    route: 'POST /user/update-coaching-profile',
    input: { userId: id, texts: writtenTexts(values), ...writeFields(COACHING_FIELDS, values) },
  }),
};
