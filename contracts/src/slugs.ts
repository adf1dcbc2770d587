import { foldText } from './fold-text.ts';
import { ID_PATTERN } from './ids.ts';

/** Lower case, Turkish letters transliterated, everything else a dash: `Işıl Çağ` becomes `isil-cag` (specification section 2). */
export const slugify = (value: string): string =>
  foldText(value)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

/** `{first name slug}-{last name slug}-{id}`. */
export const coachSlug = (coach: { id: string; firstName: string; lastName: string }): string =>
  [slugify(coach.firstName), slugify(coach.lastName), coach.id].filter(Boolean).join('-');

/** The id at the end of a coach's slug, or undefined when the slug has none. */
export const coachIdFromSlug = (slug: string): string | undefined => {
  const id = slug.slice(slug.lastIndexOf('-') + 1).toLowerCase();
  return ID_PATTERN.test(id) ? id : undefined;
};

/** `{id}-id-{slug of the name}`. */
export const categorySlug = (id: string, name: string): string => `${id}-id-${slugify(name)}`;

/** The id at the start of a category's slug, or undefined when the slug is not of that shape. */
export const categoryIdFromSlug = (slug: string): string | undefined => {
  const [id, name] = slug.toLowerCase().split('-id-', 2);
  return id && name && ID_PATTERN.test(id) ? id : undefined;
};
