import type * as contracts from '@pusula/contracts';
import type { InputOf } from '@pusula/contracts';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { type DirectoryEntry, DirectoryEntryTable } from './directory-entry.ts';
import { foldedWords } from './letters.ts';

export type UserFilter = Pick<InputOf<typeof contracts.searchUsers>, 'SearchType' | 'Email' | 'userTypes' | 'statuses'>;

/** Any text with the word in it; what LIKE gives a meaning to is a letter like any other. */
const containing = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** Those whom a search asks for: every word of the term is somewhere in the address, or in first and last name. */
export function matching(db: EntityManager, { SearchType, Email, userTypes, statuses }: UserFilter): SelectQueryBuilder<DirectoryEntry> {
  const query = db.createQueryBuilder(DirectoryEntryTable, 'entry').where('true');
  const column = SearchType === 'name' ? 'nameFolded' : 'emailFolded';
  for (const [place, word] of [...new Set(foldedWords(Email))].entries())
    query.andWhere(`entry.${column} like :word${place}`, { [`word${place}`]: containing(word) });
  if (userTypes.length > 0) query.andWhere('entry.userType in (:...userTypes)', { userTypes });
  if (statuses.length > 0) query.andWhere('entry.status in (:...statuses)', { statuses });
  return query;
}
