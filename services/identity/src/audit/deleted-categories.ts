import { type auditEntries, inLanguage, LANGUAGES, localisedField, localisedFields, type ReplyOf } from '@pusula/contracts';
import type { EntityManager } from 'typeorm';
import type { ReadEntry } from './read-entries.ts';

type Names = ReplyOf<typeof auditEntries>['deletedCategories'];

/** Fields whose values are ids of categories, alone or in lists. */
const FIELDS: ReadonlySet<string> = new Set(['parentId', 'movedTo', 'categories']);
const FIELDS_OF_NAMES = LANGUAGES.map((language) => localisedField('name', language));

/** Pure: the categories that an entry is about, and those that its changes name. */
const categoriesIn = ({ subjectKind, subjectId, changes }: ReadEntry): unknown[] => [
  ...(subjectKind === 'category' ? [subjectId] : []),
  ...changes.filter(({ field }) => FIELDS.has(field)).flatMap(({ before, after }) => [before, after].flat()),
];

/**
 * What the deleted categories of these entries were called. The log itself knows: a deletion writes down every field of the category. Whoever is there still is
 * called what the catalog says today.
 */
export async function deletedCategories(db: EntityManager, entries: readonly ReadEntry[]): Promise<Names> {
  const ids = new Set(entries.flatMap(categoriesIn).filter((id) => typeof id === 'string'));
  if (ids.size === 0) return {};
  const rows = await db.query<{ id: string; names: Names[string] }[]>(
    `select last.id, names
     from (
       select distinct on (subject_id) subject_id as id, sequence, action from audit_entry
       where subject_kind = 'category' and subject_id = any($1) and action in ('category-deleted', 'category-restored')
       order by subject_id, sequence desc
     ) last
     join audit_detail detail on detail.sequence = last.sequence
     cross join lateral (
       select jsonb_object_agg(change ->> 'field', change -> 'before') as names from jsonb_array_elements(detail.changes) change
     ) said
     where last.action = 'category-deleted' and names ?& $2`,
    [[...ids], FIELDS_OF_NAMES],
  );
  return Object.fromEntries(rows.map(({ id, names }) => [id, localisedFields('name', (language) => inLanguage(names, 'name', language))]));
}
