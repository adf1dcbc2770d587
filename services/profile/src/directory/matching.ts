import type * as contracts from '@pusula/contracts';
import { addDays, firstIdOn, type InputOf } from '@pusula/contracts';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { type DirectoryEntry, DirectoryEntryTable } from '../people/directory-entry.ts';
import { foldedWords, turkishOrder } from '../people/turkish-collation.ts';

export type UserFilter = Omit<InputOf<typeof contracts.exportUsers>, 'after'>;

/** Any text with the word in it; what LIKE gives a meaning to is a letter like any other. */
const containing = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** Coaches by a category: those of the categories below it are its own. */
const OF_CATEGORY = `entry.id in (
  with recursive below (id) as (
    select :categoryId::varchar collate "C"
    union
    select child.id::varchar from specialty child join below on child.parent_id = below.id and not child.is_deleted
  )
  select coach.id from coach where coach.category_ids && (select array_agg(below.id) from below))`;
const PUBLIC = 'entry.id in (select coach.id from coach where coach.is_public)';
/** As its index says it. */
const UNVERIFIED = `entry.id in (select account.id from account where not account.is_verified and account.status <> 'deleted' and not account.is_erased)`;

const HOLDS_WORD = {
  email: (word: string) => `entry.emailFolded like :${word}`,
  name: (word: string) => `entry.nameFolded like :${word}`,
  any: (word: string) => `(entry.nameFolded like :${word} or entry.emailFolded like :${word})`,
} as const satisfies Record<UserFilter['searchType'], (word: string) => string>;

/** Those whom a search asks for: every word of the term is where the search type says. */
export function matching(db: EntityManager, filter: UserFilter): SelectQueryBuilder<DirectoryEntry> {
  const { searchType, email, userTypes, statuses, registeredFrom, registeredTo, city, categoryId, publicOnly, unverifiedOnly } = filter;
  const query = db.createQueryBuilder(DirectoryEntryTable, 'entry').where('true');
  for (const [place, word] of [...new Set(foldedWords(email))].entries())
    query.andWhere(HOLDS_WORD[searchType](`word${place}`), { [`word${place}`]: containing(word) });
  if (userTypes.length > 0) query.andWhere('entry.userType in (:...userTypes)', { userTypes });
  if (statuses.length > 0) query.andWhere('entry.status in (:...statuses)', { statuses });
  if (registeredFrom) query.andWhere('entry.id >= :from', { from: firstIdOn(registeredFrom) });
  if (registeredTo) query.andWhere('entry.id < :end', { end: firstIdOn(addDays(registeredTo, 1)) });
  if (city !== '') query.andWhere('entry.cityOrder = :city', { city: turkishOrder(city) });
  if (categoryId) query.andWhere(OF_CATEGORY, { categoryId });
  if (publicOnly) query.andWhere(PUBLIC);
  if (unverifiedOnly) query.andWhere(UNVERIFIED);
  return query;
}
