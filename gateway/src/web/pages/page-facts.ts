import {
  type CategoryNode,
  categorySuccessor,
  type Endpoint,
  getCategories,
  getCategoryById,
  getCoachById,
  type Language,
  type PublicCoach,
} from '@pusula/contracts';
import { failure, isFailure } from '@pusula/service-kit/service';
import { LRUCache } from 'lru-cache';
import type { CallService } from '../../api/service-caller.ts';

export type CategoryFacts = { readonly category: CategoryNode; readonly parents: readonly CategoryNode[] };
/** What the services say of a page's subject; null when it is not there for visitors. */
export type PageFacts = {
  /** @param fresh past what is kept: an address that an old answer puts right could send its visitor back and forth */
  readonly coach: (id: string, language: Language, fresh?: boolean) => Promise<PublicCoach | null>;
  readonly category: (id: string, language: Language, fresh?: boolean) => Promise<CategoryFacts | null>;
  /** The whole tree, as the list of categories shows it. */
  readonly categories: (language: Language) => Promise<readonly CategoryNode[]>;
  /** Where visitors of a deleted category find its coaches now. */
  readonly successorOf: (id: string, language: Language) => Promise<CategoryNode | null>;
};

/** What is saved has to show within two seconds, most of which is the news' to take their way in; many visitors of one page are one question. */
const KEPT_MS = 500;
const KEPT_ANSWERS = 2_000;
/** Pages have no limit of requests per address, so the questions that they ask have one together. */
const OPEN_QUESTIONS = 64;

type PageFactsOptions = {
  readonly profile: CallService;
  readonly catalog: CallService;
  readonly now: () => number;
  /** Milliseconds that a page waits for an answer. */
  readonly patienceMs: number;
};

/** Asks the services, with little patience, and keeps their answers for a moment. @throws when a service does not answer */
export function createPageFacts({ profile, catalog, now, patienceMs }: PageFactsOptions): PageFacts {
  const kept = new LRUCache<string, { readonly answer: Promise<unknown>; readonly until: number }>({ max: KEPT_ANSWERS });
  let open = 0;

  const once = <T>(key: string, ask: () => Promise<T>, fresh = false): Promise<T> => {
    const known = kept.get(key);
    if (!fresh && known && known.until > now()) return known.answer as Promise<T>;
    if (open >= OPEN_QUESTIONS) return Promise.reject(failure('SERVICE_UNAVAILABLE'));
    open += 1;
    const answer = ask().finally(() => {
      open -= 1;
    });
    kept.set(key, { answer, until: now() + KEPT_MS });
    answer.catch(() => kept.delete(key));
    return answer;
  };
  const visitor = () => ({ caller: { type: 'Public' } as const, signal: AbortSignal.timeout(patienceMs) });
  const orNull = async <T>(answer: Promise<T>, missing: Endpoint['errors'][number]): Promise<T | null> => {
    try {
      return await answer;
    } catch (error) {
      if (isFailure(error) && error.code === missing) return null;
      throw error;
    }
  };
  const category: PageFacts['category'] = (id, language, fresh = false) => {
    const ask = async () => {
      // Past the catalog's own memory: two in a row would be too old.
      const found = await orNull(catalog(getCategoryById, { id, language, useCache: 'false' }, visitor()), 'CATEGORY_NOT_FOUND');
      const [itself] = found?.categories ?? [];
      return itself && found ? { category: itself, parents: found.parents } : null;
    };
    return once(`category ${language} ${id}`, ask, fresh);
  };

  return {
    coach(id, language, fresh) {
      const ask = async () => (await orNull(profile(getCoachById, { id, language }, visitor()), 'COACH_NOT_FOUND'))?.coach ?? null;
      return once(`coach ${language} ${id}`, ask, fresh);
    },
    category,
    categories: (language) =>
      once(`categories ${language}`, async () => (await catalog(getCategories, { language, useCache: 'true' }, visitor())).categories),
    successorOf: (id, language) =>
      once(`successor ${language} ${id}`, async () => {
        const { successorId } = await catalog(categorySuccessor, { id }, { signal: AbortSignal.timeout(patienceMs) });
        return successorId === null ? null : ((await category(successorId, language, true))?.category ?? null);
      }),
  };
}
