import type { CategoryState, CoachState } from '@pusula/contracts';

export type CallService = { readonly keyword: string; readonly cityIds: readonly string[]; readonly categoryIds: readonly string[] };

/** An engine under load: fills itself with coaches, then answers one page with total, facets and marked words. */
export type Contender = {
  /** What is done once for each text and kept beside it, so that no start and no new index does it again; not timed. */
  readonly prepare?: (coaches: Iterable<CoachState>) => void;
  readonly fill: (coaches: Iterable<CoachState>, categories: ReadonlyMap<string, CategoryState>) => Promise<void>;
  /** @returns how many coaches there are in all, so that nothing can be skipped unseen */
  readonly search: (ask: CallService) => Promise<number>;
  /** Left out by one that keeps nothing on disk. */
  readonly diskMb?: () => Promise<number>;
  readonly close: () => Promise<void>;
};

/** What the opponents index: the same texts that ours does. */
export function fieldsOf(coach: CoachState, categories: ReadonlyMap<string, CategoryState>) {
  const specialties = coach.categoryIds.flatMap((id) => categories.get(id) ?? []);
  return {
    id: coach.id,
    city: coach.city,
    categoryIds: [...new Set(specialties.flatMap(({ id, parentId }) => [id, parentId]))],
    name: `${coach.firstName} ${coach.lastName}`,
    tr: [coach.texts.tr?.headline, coach.texts.tr?.bio, ...specialties.map(({ nameTr }) => nameTr)].join(' '),
    en: [coach.texts.en?.headline, coach.texts.en?.bio, ...specialties.map(({ nameEn }) => nameEn)].join(' '),
  };
}
export type Fields = ReturnType<typeof fieldsOf>;
