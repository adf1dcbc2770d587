import { coachAddress, inLanguage, LANGUAGES, pageAddress } from '@pusula/contracts';
import type { Database } from '@pusula/service-kit/db';
import { In } from 'typeorm';
import { loadCategories } from '../projection/category-table.ts';
import { visibleCategories } from '../projection/category-tree.ts';
import { CoachTable } from '../projection/coach-table.ts';
import type { ChangedPages } from './changed-pages.ts';

/** The addresses of pages in every language, as they are now; none of what visitors cannot see. */
export async function publicAddresses(db: Database, pages: ReturnType<ChangedPages['take']>): Promise<string[]> {
  const idsOf = (kind: string) => pages.flatMap((page) => (page.kind === kind ? page.id : []));
  const coaches = await db.manager.find(CoachTable, { select: { state: true }, where: { id: In(idsOf('coach')) } });
  const categories = idsOf('category').length > 0 ? visibleCategories(idsOf('category'), await loadCategories(db.manager)) : [];
  return LANGUAGES.flatMap((language) => [
    ...coaches.flatMap(({ state }) => (state ? coachAddress(language, state.slug) : [])),
    ...categories.map((category) => pageAddress('category', language, inLanguage(category, 'slug', language))),
  ]);
}
