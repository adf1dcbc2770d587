import { CoachingDraft, type CoachLink, type CurrentUser, withScheme } from '@pusula/contracts';
import { z } from 'zod';

const { website, linkedIn, instagram, facebook } = CoachingDraft.shape;

/** A link may be said without its beginning. */
const link = (shape: z.ZodType<string, string>, areRequired: () => boolean, missing: string, invalid: string) =>
  z.string().superRefine((value, { addIssue }) => {
    if (value.trim() === '') {
      if (areRequired()) addIssue({ code: 'custom', message: missing });
    } else if (!shape.safeParse(withScheme(value)).success) addIssue({ code: 'custom', message: invalid });
  });

/** Where else a coach is found. @param areRequired asked each time: an operator may decide it after the program was loaded */
export const linksSchema = (areRequired: () => boolean) =>
  z.object({
    website: link(website, areRequired, 'fields:errors.linksMissing.website', 'fields:errors.links.website'),
    linkedIn: link(linkedIn, areRequired, 'fields:errors.linksMissing.linkedIn', 'fields:errors.links.linkedIn'),
    instagram: link(instagram, areRequired, 'fields:errors.linksMissing.instagram', 'fields:errors.links.instagram'),
    facebook: link(facebook, areRequired, 'fields:errors.linksMissing.facebook', 'fields:errors.links.facebook'),
  });
export type LinkAnswers = z.infer<ReturnType<typeof linksSchema>>;

/** Pure: what a form begins with. */
export const linksOf = ({ website = '', linkedIn = '', instagram = '', facebook = '' }: CurrentUser): LinkAnswers => ({
  website,
  linkedIn,
  instagram,
  facebook,
});

/** Pure: what a form sends. */
export const sentLinks = ({ website, linkedIn, instagram, facebook }: LinkAnswers): Record<CoachLink, string> => ({
  website: withScheme(website),
  linkedIn: withScheme(linkedIn),
  instagram: withScheme(instagram),
  facebook: withScheme(facebook),
});

/** Where a refusal of one of the fields is shown. */
export const LINK_PLACES = {
  website: ['website', 'fields:errors.links.website'],
  linkedIn: ['linkedIn', 'fields:errors.links.linkedIn'],
  instagram: ['instagram', 'fields:errors.links.instagram'],
  facebook: ['facebook', 'fields:errors.links.facebook'],
} as const;
