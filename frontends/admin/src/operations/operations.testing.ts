import { openConsole } from '../testing/open-console.ts';
import type { IndexStatus } from './index-run.slice.ts';
import type { DeadLetters, Mail, ServiceState } from './operations.slice.ts';

export const HEALTH = 'GET /admin/operations/health';
export const DEAD_LETTERS = 'GET /admin/operations/dead-letters';
export const LETTER = 'GET /admin/operations/dead-letter';
export const REPLAY = 'POST /admin/operations/replay-dead-letters';
export const DISCARD = 'POST /admin/operations/discard-dead-letter';
export const INDEX = 'GET /admin/operations/index';
export const REBUILD = 'POST /admin/operations/rebuild-index';
export const EMBED = 'GET /admin/category/embedded-categories';
export const MAIL = 'POST /admin/operations/mail';

export const service = (name: ServiceState['name'], more: Partial<ServiceState> = {}): ServiceState => ({
  name,
  isReady: true,
  tookMs: 4,
  checks: { database: 'ok' },
  breaker: 'closed',
  waiting: 0,
  deadLetters: 0,
  ...more,
});
export const healthy = (...services: ServiceState[]) => ({ body: { success: true, services, at: '2026-11-22T11:32:00.000Z' } });

export const failedEvent = (id: string, queue: ServiceState['name'], event: string): DeadLetters['deadLetters'][number] => ({
  id,
  queue,
  event,
  subject: '01k9000000000000000000000a',
  attempts: 5,
  problem: 'column "x" does not exist',
  deadAt: '2026-11-22T09:10:00.000Z',
});
export const waiting = (deadLetters: DeadLetters['deadLetters'], total = deadLetters.length) => ({
  body: { success: true, deadLetters, total },
});

export const run = (state: 'running' | 'done' | 'failed', done: number) => ({
  id: '01k9runrunrunrunrunrunrun0',
  state,
  done,
  total: 1_200,
  startedAt: '2026-11-22T11:00:00.000Z',
  seenAt: new Date().toISOString(),
});
export const index = (more: Partial<IndexStatus> = {}) => ({
  body: {
    success: true,
    kind: 'elasticsearch',
    inDatabase: 1_200,
    inIndex: 1_200,
    unindexed: 0,
    hasDrifted: false,
    run: null,
    embeddings: null,
    ...more,
  },
});

export const email = (id: string, more: Partial<Mail['emails'][number]> = {}): Mail['emails'][number] => ({
  id,
  kind: 'activation',
  state: 'sent',
  accountId: '01k9000000000000000000000a',
  name: 'Işıl Kaya',
  address: 'isil@posta.example',
  subject: 'Pusula: Hesabınızı etkinleştirin',
  attempts: 1,
  problem: '',
  createdAt: '2026-11-22T09:08:00.000Z',
  at: '2026-11-22T09:10:00.000Z',
  nextAttemptAt: null,
  ...more,
});
export const mailed = (emails: Mail['emails'], more: Partial<Mail> = {}) => ({
  body: { success: true, carrier: 'smtp', sent: 1_204, refused: 3, expired: 0, total: emails.length, ...more, emails },
});

export const refuse = (status: number, errorMessage: string) => () => ({ status, body: { success: false, errorMessage } });
export const openPart = (part: string, answers: Parameters<typeof openConsole>[1]) =>
  openConsole(`/admin/operations?part=${part}`, answers);
