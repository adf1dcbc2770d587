import { CoachingDraft } from '@pusula/contracts';
import { z } from 'zod';
import { withScheme } from './with-scheme.ts';

const { website, linkedIn, instagram, facebook } = CoachingDraft.shape;

/** A link may be said without its beginning. */
const link = (shape: z.ZodType<string, string>, problem: string, areRequired: () => boolean) =>
  z.string().superRefine((value, { addIssue }) => {
    const isMissing = value.trim() === '';
    if (isMissing ? areRequired() : !shape.safeParse(withScheme(value)).success) addIssue({ code: 'custom', message: problem });
  });

/** Where else a coach is found. @param areRequired asked each time: an operator may decide it after the program was loaded */
export const linkQuestions = (areRequired: () => boolean) =>
  z.object({
    website: link(website, 'fields:errors.links.website', areRequired),
    linkedIn: link(linkedIn, 'fields:errors.links.linkedIn', areRequired),
    instagram: link(instagram, 'fields:errors.links.instagram', areRequired),
    facebook: link(facebook, 'fields:errors.links.facebook', areRequired),
  });
export type LinkAnswers = z.infer<ReturnType<typeof linkQuestions>>;
