import { type categoryChanged, inLanguage, LANGUAGES } from '@pusula/contracts';
import { localisedColumn } from '@pusula/service-kit/db';
import type { Consumer } from '@pusula/service-kit/service';
import type { EntityManager } from 'typeorm';
import type { Deps } from '../deps.ts';
import { coachEvents } from './coach-events.ts';
import { type Profile, settled } from './profile.ts';
import { lockProfiles, saveProfiles } from './profile-store.ts';

/** Coaches moved at a time, so that memory does not grow with the category. */
const BATCH = 200;

/** Keeps the names of categories; the coaches of a deleted one move to where the catalog says. */
export const projectCategory =
  ({ outbox, clock }: Pick<Deps, 'outbox' | 'clock'>): Consumer<typeof categoryChanged> =>
  async (tx, { data: { id, version, category, movedTo } }) => {
    if (category) {
      const names = LANGUAGES.map((language) => inLanguage(category, 'name', language));
      await saveSpecialty(tx, [id, category.parentId, ...names, category.status === 'active', false, null, version]);
      return;
    }
    // One that has come back meanwhile keeps its coaches, however late its deletion arrives.
    if ((await saveSpecialty(tx, [id, '0', ...LANGUAGES.map(() => ''), false, true, movedTo, version])).length === 0) return;
    const target = movedTo && (await lastTarget(tx, movedTo));
    const rows = await tx.query<{ id: string }[]>('select id from coach where category_ids @> array[$1]::varchar[] order by id', [id]);
    const coachIds = rows.map((row) => row.id);
    for (let start = 0; start < coachIds.length; start += BATCH) {
      const before = await lockProfiles(tx, coachIds.slice(start, start + BATCH));
      const changes = before.map((profile) => ({ before: profile, after: settled(moveCoach(profile, id, target), clock.now()) }));
      await saveProfiles(
        tx,
        changes.map(({ after }) => after),
      );
      await outbox.add(tx, ...changes.flatMap((change) => coachEvents(change.before, change.after)));
    }
  };

const COLUMNS = [
  'id',
  'parent_id',
  ...LANGUAGES.map((language) => localisedColumn('name', language)),
  'is_active',
  'is_deleted',
  'moved_to',
  'version',
];

/** @param values of all columns, in their order @returns nothing when something newer is known */
const saveSpecialty = (tx: EntityManager, values: readonly unknown[]) =>
  tx.query<{ id: string }[]>(
    `insert into specialty (${COLUMNS.join(', ')}) values (${COLUMNS.map((_, place) => `$${place + 1}`).join(', ')})
     on conflict (id) do update set ${COLUMNS.map((column) => `${column} = excluded.${column}`).join(', ')}
     where specialty.version < excluded.version
     returning id`,
    [...values],
  );

/** Deletions of different categories may arrive in any order: a target that is gone itself passes its coaches on. */
async function lastTarget(tx: EntityManager, id: string): Promise<string | null> {
  const [row] = await tx.query<{ id: string; is_deleted: boolean }[]>(
    `with recursive way (id, moved_to, is_deleted, steps) as (
       select id, moved_to, is_deleted, 0 from specialty where id = $1
       union all
       select next.id, next.moved_to, next.is_deleted, way.steps + 1 from way join specialty next on next.id = way.moved_to where way.steps < 100
     )
     select id, is_deleted from way order by steps desc limit 1`,
    [id],
  );
  if (!row) return id; // its own event has not come yet
  return row.is_deleted ? null : row.id;
}

/** Pure: the profile with one category in place of another, or without it. */
function moveCoach(profile: Profile, from: string, to: string | null): Profile {
  if (!profile.coach) return profile;
  const moved = profile.coach.categoryIds.flatMap((id) => (id === from ? (to ?? []) : id));
  return { ...profile, coach: { ...profile.coach, categoryIds: [...new Set(moved)] } };
}
