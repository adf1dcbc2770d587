import { type CoachSummary, coachSummaries, type ReplyOf } from '@pusula/contracts';
import { TIME_LIMITS } from '@pusula/service-kit/config';
import type { CallService } from '../../api/service-caller.ts';

/** Twenty thousand addresses and about 12 MB: well below the 50 000 and 50 MB that search engines take in one file. */
const COACHES_PER_PART = 10_000;
/** As many as a sitemap index may name, with room for the part of static pages. */
const MAXIMUM_PARTS = 49_999;

/** A stretch of coaches in the order of their ids. */
export type CoachPart = {
  /** The last id before it; undefined for the first. */
  readonly after: string | undefined;
  readonly pages: number;
  /** When the last of its coaches changed. */
  readonly changedAt: string;
};

/** All public coaches after an id, a page of the profile service at a time. @throws when it does not answer */
async function* summaryPages(profile: CallService, after: string | undefined): AsyncGenerator<readonly CoachSummary[]> {
  let next: string | null | undefined = after;
  do {
    const page: ReplyOf<typeof coachSummaries> = await profile(coachSummaries, next === undefined ? {} : { after: next }, {
      signal: AbortSignal.timeout(TIME_LIMITS.webUpstream),
    });
    if (page.coaches.length > 0) yield page.coaches;
    next = page.next;
  } while (next !== null);
}

/** Cuts the coaches into parts, by walking over all of them once. */
export async function coachParts(profile: CallService): Promise<CoachPart[]> {
  const parts: { after: string | undefined; pages: number; changedAt: string; coaches: number }[] = [];
  let last: string | undefined;
  for await (const page of summaryPages(profile, undefined)) {
    let part = parts.at(-1);
    if (!part || part.coaches + page.length > COACHES_PER_PART) {
      if (parts.length === MAXIMUM_PARTS) break;
      part = { after: last, pages: 0, changedAt: '', coaches: 0 };
      parts.push(part);
    }
    part.pages += 1;
    part.coaches += page.length;
    for (const { updatedAt } of page) if (updatedAt > part.changedAt) part.changedAt = updatedAt;
    last = page.at(-1)?.id;
  }
  return parts;
}

/**
 * The coaches of a part, a page at a time: nothing holds all of them at once. Somebody who has left in the meantime lets the first of the next part in,
 * who is then named twice, which crawlers do not mind.
 */
export async function* coachesOf(profile: CallService, { after, pages }: CoachPart): AsyncGenerator<readonly CoachSummary[]> {
  let page = 0;
  for await (const coaches of summaryPages(profile, after)) {
    yield coaches;
    page += 1;
    if (page === pages) return;
  }
}
