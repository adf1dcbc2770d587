import { type AnsweredCall, type Endpoint, type PageReply, type PageRequest, SERVER_LIMITS } from '@pusula/contracts';
import { timeLimit } from '@pusula/service-kit/config';
import { type Log, repeatedWarning } from '@pusula/service-kit/log';
import { LRUCache } from 'lru-cache';
import { answerPageCalls, type MayCall, type PageServices } from './answer-page-calls.ts';
import type { Renderer } from './renderer-client.ts';

export type RenderedPage = Extract<PageReply, { outcome: 'rendered' }>;
export type PageVisit = Pick<PageRequest, 'path' | 'language' | 'theme' | 'landscape'>;
/** Null: the page is left to the browser. @param address whose limits the calls of the page count under */
export type RenderedPages = (visit: PageVisit, address: string) => Promise<RenderedPage | null>;
/** The limits of the address that began it allow no more of its calls: the browser makes them, and is answered as anybody else. */
const LIMITED = 'limited';
type Rendering = RenderedPage | typeof LIMITED | null;

/** What is saved has to show within two seconds: a page is as good as new for a while, and shown for another while a newer one is made. */
const FRESH_MS = 500;
const STALE_MS = 1_000;
const KEPT_BYTES = 32_000_000;
/** Addresses are visitors' words: longer ones are not worth a place. */
const PATH_LENGTH = 500;
/** What comes beyond that while others are being rendered is left to browsers. */
const AT_ONCE = 32;
/** A call may open another one, such as that of similar coaches. */
const ROUNDS = 4;

export type RenderedPagesOptions = {
  readonly render: Renderer;
  readonly services: PageServices;
  /** Counts a visitor's call under its own limits. @returns whether they allow it */
  readonly mayCall: (endpoint: Endpoint, address: string) => boolean;
  /** Counts a rendering for a visitor. @returns whether their limit allows it */
  readonly mayRender: (address: string) => boolean;
  /** What /config.js says to browsers. */
  readonly config: PageRequest['config'];
  readonly now: () => number;
  readonly log: Log;
  /** Milliseconds that a visitor waits. */
  readonly patienceMs?: number;
};

type Kept = { readonly page: RenderedPage; readonly at: number };

/** Pages that everybody may enter, rendered as somebody sees them who is not signed in; many visitors of one page are one rendering. */
export function createRenderedPages(options: RenderedPagesOptions): RenderedPages {
  const { now, log, patienceMs = timeLimit(SERVER_LIMITS.renderPatienceMs) } = options;
  const kept = new LRUCache<string, Kept>({ maxSize: KEPT_BYTES, sizeCalculation: ({ page }) => page.html.length + page.styles.length });
  const underWay = new Map<string, Promise<Rendering>>();
  const warn = repeatedWarning(log, 'pages are left to browsers: they cannot be rendered');

  const begin = (key: string, visit: PageVisit, address: string): Promise<Rendering> => {
    if (underWay.size >= AT_ONCE || !options.mayRender(address)) return Promise.resolve(null);
    const page = renderWhole(options, visit, (endpoint) => options.mayCall(endpoint, address))
      .then((rendered) => {
        if (rendered !== LIMITED) kept.set(key, { page: rendered, at: now() });
        return rendered;
      })
      .catch((error: unknown) => {
        warn(error);
        return null;
      })
      .finally(() => underWay.delete(key));
    underWay.set(key, page);
    return page;
  };
  /** Whoever has used up their limits takes the page from nobody who waits for it with them. */
  const join = async (key: string, visit: PageVisit, address: string): Promise<Rendering> => {
    for (let running = underWay.get(key); running; running = underWay.get(key)) {
      const page = await running;
      if (page !== LIMITED) return page;
    }
    return begin(key, visit, address);
  };

  return async (visit, address) => {
    if (visit.path.length > PATH_LENGTH) return null;
    const key = `${visit.language} ${visit.theme} ${visit.landscape?.address} ${visit.path}`;
    const known = kept.get(key);
    const age = known ? now() - known.at : Number.POSITIVE_INFINITY;
    if (known && age < FRESH_MS) return known.page;
    const newer = join(key, visit, address).then((page) => (page === LIMITED ? null : page));
    return known && age < FRESH_MS + STALE_MS ? known.page : within(patienceMs, newer);
  };
}

async function renderWhole(
  { render, services, config }: RenderedPagesOptions,
  visit: PageVisit,
  mayCall: MayCall,
): Promise<RenderedPage | typeof LIMITED> {
  const signal = AbortSignal.timeout(timeLimit(SERVER_LIMITS.renderTimeoutMs));
  const answered: AnsweredCall[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const reply = await render({ ...visit, config, answered }, signal);
    if (reply.outcome === 'rendered') return reply;
    const answers = await answerPageCalls(services, reply.calls, mayCall, signal);
    if (!answers) return LIMITED;
    answered.push(...answers);
  }
  throw new Error(`${visit.path} needs more than ${ROUNDS} rounds of calls`);
}

/** What is there in time; what comes later fills the cache. */
function within(ms: number, page: Promise<RenderedPage | null>): Promise<RenderedPage | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms, null);
    void page.then((result) => {
      clearTimeout(timer);
      resolve(result);
    });
  });
}
