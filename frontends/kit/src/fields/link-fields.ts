import { CoachingDraft, type CoachLink, withScheme } from '@pusula/contracts';
import { z } from 'zod';
import { field, fieldText } from './field.ts';

/** A link may be said without its beginning. */
function linkField(link: CoachLink, areRequired: () => boolean) {
  const refused = fieldText(`errors.links.${link}`);
  return field({
    label: fieldText(`links.${link}`),
    rule: z.string().superRefine((value, { addIssue }) => {
      if (value.trim() === '') {
        if (areRequired()) addIssue({ code: 'custom', message: fieldText(`errors.linksMissing.${link}`) });
      } else if (!CoachingDraft.shape[link].safeParse(withScheme(value)).success) addIssue({ code: 'custom', message: refused });
    }),
    refused,
    read: (user) => user[link] ?? '',
    write: withScheme,
  });
}

/**
 * Where else a coach is found.
 * @param areRequired asked each time: an operator may decide it after the program was loaded
 */
export const linkFields = (areRequired: () => boolean) => ({
  website: linkField('website', areRequired),
  linkedIn: linkField('linkedIn', areRequired),
  instagram: linkField('instagram', areRequired),
  facebook: linkField('facebook', areRequired),
});
