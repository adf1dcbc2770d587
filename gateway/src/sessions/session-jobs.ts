import { setTimeout as wait } from 'node:timers/promises';
import { SERVER_LIMITS } from '@pusula/contracts';
import { listen } from '@pusula/service-kit/db';
import { type Log, repeatedWarning } from '@pusula/service-kit/log';
import type { Job } from '@pusula/service-kit/service';
import type { Deps } from '../deps.ts';
import { LATE_COMMIT_MS, lastTokensBefore } from './session.ts';
import { SESSION_CHANNEL, type SessionNews } from './session-store.ts';

/** Waits in milliseconds. */
const SESSION_POLL_MS = 1_000;
const USE_FLUSH_MS = 30_000;
const CLEAN_UP_MS = 10 * 60_000;
type SessionDeps = Pick<Deps, 'sessions' | 'db' | 'clock' | 'log'>;

/** Repeats until the signal; what fails is logged and tried again at the next turn. */
export const every = (name: string, ms: number, log: Log, work: () => Promise<void>): Job => ({
  name,
  async run(signal) {
    const warn = repeatedWarning(log, `${name} failed and will be tried again`);
    while (!signal.aborted) {
      await wait(ms, undefined, { signal }).catch(() => undefined);
      if (!signal.aborted) await work().catch(warn);
    }
  },
});

export type SessionFollower = {
  /** Asks what has happened since it last did. */
  readonly learn: () => Promise<void>;
  readonly job: Job;
};

/** Learns within a second which sessions any replica has revoked, or given another role. */
export function followSessions(deps: SessionDeps, applySessionNews: (news: SessionNews) => void): SessionFollower {
  const { sessions, clock, log } = deps;
  let since = lastTokensBefore(clock.now());
  const learn = async () => {
    const asked = clock.now();
    for (const news of await sessions.newsSince(since)) applySessionNews(news);
    since = new Date(asked.getTime() - LATE_COMMIT_MS);
  };
  const poll = every('following sessions', SESSION_POLL_MS, log, learn);
  return {
    learn,
    job: {
      name: poll.name,
      async run(signal) {
        const wakeUp = listen(deps.db.url, SESSION_CHANNEL, () => void learn().catch(() => undefined));
        await poll.run(signal);
        await wakeUp.close();
      },
    },
  };
}

export type UseRecorder = { readonly used: (sessionId: string) => void; readonly job: Job };

/** Remembers which sessions were used and writes that down now and then: an idle hour need not be exact to the second, a write per request would be a waste. */
export function createUseRecorder({ sessions, clock, log }: SessionDeps): UseRecorder {
  let used = new Set<string>();
  return {
    used: (sessionId) => used.add(sessionId),
    job: every('recording session use', USE_FLUSH_MS, log, async () => {
      if (used.size === 0) return;
      const ids = [...used];
      used = new Set();
      await sessions.markUsed(ids, clock.now());
    }),
  };
}

/** One that has ended is kept while a token of it may live: replicas that start have to know of it. */
export const cleanUpSessions = ({ sessions, clock, log }: SessionDeps): Job =>
  every('cleaning up sessions', CLEAN_UP_MS, log, () => {
    const now = clock.now();
    return sessions.forget({ opened: new Date(now.getTime() - 2 * SERVER_LIMITS.sessionAbsoluteMs), ended: lastTokensBefore(now) });
  });
