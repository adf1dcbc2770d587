import { type CategoryState, categorySlug, inLanguage, type Language, type LocalisedField, type SpecialtyRef } from '@pusula/contracts';
import { localisedTexts, ulid, version, yesNo } from '@pusula/service-kit/db';
import { failure } from '@pusula/service-kit/service';
import { type EntityManager, EntitySchema, In } from 'typeorm';

/** A category as far as coaches' profiles need it: its names, whether it can be browsed to, and where its coaches went when it was deleted. */
export type Specialty = Pick<CategoryState, 'id' | 'parentId' | LocalisedField<'name'>> & {
  readonly isActive: boolean;
  readonly isDeleted: boolean;
  readonly movedTo: string | null;
  readonly version: number;
};

export const SpecialtyTable = new EntitySchema<Specialty>({
  name: 'specialty',
  columns: {
    id: ulid({ primary: true }),
    parentId: ulid({ type: 'varchar', name: 'parent_id' }),
    ...localisedTexts('name', 'name'),
    isActive: yesNo({ name: 'is_active' }),
    isDeleted: yesNo({ name: 'is_deleted' }),
    movedTo: ulid({ name: 'moved_to', nullable: true }),
    version: version(),
  },
});

/** Pure: a specialty with its name and slug in a language. */
const refOf = (specialty: Specialty, language: Language): SpecialtyRef => {
  const name = inLanguage(specialty, 'name', language);
  return { id: specialty.id, name, slug: categorySlug(specialty.id, name) };
};

/** The specialties of these ids, in their order; deleted and unknown ones are left out. */
export async function specialtyRefs(db: EntityManager, ids: readonly string[], language: Language): Promise<SpecialtyRef[]> {
  if (ids.length === 0) return [];
  const found = new Map(
    (await db.findBy(SpecialtyTable, { id: In([...ids]), isDeleted: false })).map((specialty) => [specialty.id, specialty]),
  );
  return ids.flatMap((id) => found.get(id) ?? []).map((specialty) => refOf(specialty, language));
}

/** As specialtyRefs, without those that visitors cannot browse to: inactive ones and whatever lies below an inactive one. */
export async function openSpecialtyRefs(db: EntityManager, ids: readonly string[], language: Language): Promise<SpecialtyRef[]> {
  const rows = await db.query<{ id: string }[]>(
    `with recursive up (id, above, is_open) as (
       select id, parent_id, is_active from specialty where id = any($1)
       union all
       select up.id, parent.parent_id, up.is_open and parent.is_active from up join specialty parent on parent.id = up.above
     )
     select id from up group by id having bool_and(is_open)`,
    [ids],
  );
  const open = new Set(rows.map(({ id }) => id));
  return specialtyRefs(
    db,
    ids.filter((id) => open.has(id)),
    language,
  );
}

/** Those of the ids that there is a category of, each once, in their order. */
export async function knownSpecialties(tx: EntityManager, ids: readonly string[]): Promise<string[]> {
  const wanted = [...new Set(ids)];
  const known = new Set((await tx.findBy(SpecialtyTable, { id: In(wanted), isDeleted: false })).map(({ id }) => id));
  return wanted.filter((id) => known.has(id));
}

/** @throws failure('CATEGORY_NOT_FOUND') unless there is a category of every id */
export async function requireSpecialties(tx: EntityManager, ids: readonly string[]): Promise<void> {
  if ((await knownSpecialties(tx, ids)).length !== new Set(ids).size) throw failure('CATEGORY_NOT_FOUND');
}
