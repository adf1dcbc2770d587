import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Channel, GetMessage } from 'amqplib';
import { TIME_LIMITS } from '../../config/time-limits.ts';
import { type DeadLetter, type DeadLetters, MOST_DEAD_LETTERS } from '../bus.ts';
import { publishConfirmed } from './confirmed.ts';
import { attemptsOf, DEAD_AT_HEADER, PROBLEM_HEADER } from './encoding.ts';
import { isForgedLetter } from './forged.ts';
import { messagesIn } from './message-counts.ts';
import { withQueueLock } from './queue-lock.ts';
import type { Session } from './session.ts';
import { deadQueueOf, redeliveryExchangeOf } from './topology.ts';

const GIVE_BACK_MS = 1_000;
type GetSession = () => Promise<{ readonly session: Session }>;

type Held = {
  readonly letters: readonly GetMessage[];
  /** Takes one away for good. */
  readonly remove: (raw: GetMessage) => void;
  readonly send: (raw: GetMessage) => Promise<void>;
};

/** Dead letters in RabbitMQ: each consumer's `.dead` queue, read by taking messages and giving them back. */
export function rabbitDeadLetters(getSession: GetSession): DeadLetters {
  let last: Promise<void> = Promise.resolve();
  /** One after the other, here and among all replicas: a message that one of them holds would be missing for the next. */
  const hold = (queue: string, limit: number, work: (held: Held) => Promise<void>): Promise<void> => {
    const next = last.then(async () => {
      const { session } = await getSession();
      await withQueueLock(session, deadQueueOf(queue), () => holdAlone(session, queue, limit, work));
    });
    last = next.catch(() => undefined);
    return next;
  };

  /** Holds at most `limit` messages while the work looks at them; what it has not removed goes back then. */
  const holdAlone = async (session: Session, queue: string, limit: number, work: (held: Held) => Promise<void>) => {
    const channel = await session.connection.createConfirmChannel();
    channel.on('error', () => undefined); // the call under way fails with it
    const send = (raw: GetMessage) => publishConfirmed(channel, [replayOf(queue, raw)], TIME_LIMITS.publisherConfirm, session.over);
    let kept = 0;
    const remove = (raw: GetMessage) => {
      channel.ack(raw);
      kept -= 1;
    };
    try {
      const letters = await take(channel, deadQueueOf(queue), limit);
      kept = letters.length;
      await work({ letters, remove, send });
      // Given back in so many words: that a channel has closed the broker notices only a little later.
      channel.nackAll(true);
    } catch (error) {
      if ((error as { code?: number }).code !== 404) throw error; // no such queue: no dead letter was ever kept
    } finally {
      await channel.close().catch(() => undefined);
    }
    // The broker counts them a little later: the next caller must not miss them.
    for (let waited = 0; waited < GIVE_BACK_MS && (await count(queue)) < kept; waited += 20) await wait(20);
  };
  const count = (queue: string) => countMessages(getSession, deadQueueOf(queue));

  return {
    count,
    list: async (queue, limit = 100) => {
      let found: readonly DeadLetter[] = [];
      await hold(queue, limit, async ({ letters }) => {
        found = letters.map((raw) => describe(queue, raw));
      });
      return found;
    },
    show: async (queue, id) => {
      let found: string | null = null;
      await hold(queue, MOST_DEAD_LETTERS, async ({ letters }) => {
        found = letters.find((raw) => idOf(raw) === id)?.content.toString('utf8') ?? null;
      });
      return found;
    },
    replay: async (queue, id) => {
      const replayed = new Set<string>();
      await hold(queue, MOST_DEAD_LETTERS, async ({ letters, send, remove }) => {
        for (const raw of letters) {
          const found = idOf(raw);
          // A message that died twice is replayed once.
          if ((id !== undefined && found !== id) || replayed.has(found) || isForgedLetter(raw, queue)) continue;
          await send(raw);
          remove(raw);
          replayed.add(found);
        }
      });
      return replayed.size;
    },
    discard: async (queue, choose) => {
      let discarded = 0;
      await hold(queue, MOST_DEAD_LETTERS, async ({ letters, remove }) => {
        const chosen = await choose(letters.map((raw) => describe(queue, raw)));
        const unwanted = letters.filter((raw) => chosen.has(idOf(raw)));
        unwanted.forEach(remove);
        discarded = unwanted.length;
      });
      return discarded;
    },
  };
}

/** The oldest messages of a queue, unanswered. */
async function take(channel: Channel, queue: string, limit: number): Promise<readonly GetMessage[]> {
  const taken: GetMessage[] = [];
  while (taken.length < limit) {
    const raw = await channel.get(queue, { noAck: false });
    if (raw === false) break;
    taken.push(raw);
  }
  return taken;
}

/** Messages ready in a queue; 0 when it does not exist. */
export const countMessages = async (getSession: GetSession, queue: string): Promise<number> =>
  messagesIn((await getSession()).session.connection, queue);

/** The message id, or for a message that never was one of ours a name made of its content. */
const idOf = ({ properties, content }: GetMessage): string =>
  String(properties.messageId ?? `unknown-${createHash('sha256').update(content).digest('hex').slice(0, 16)}`);

function replayOf(queue: string, { content, properties }: GetMessage) {
  const { headers: _headers, ...kept } = properties;
  return { exchange: redeliveryExchangeOf(queue), key: queue, content, options: { ...kept, persistent: true } };
}

function describe(queue: string, raw: GetMessage): DeadLetter {
  const headers = (raw.properties.headers ?? {}) as Record<string, unknown>;
  return {
    id: idOf(raw),
    queue,
    event: String(raw.properties.type ?? 'unknown'),
    subject: subjectOf(raw.content),
    attempts: attemptsOf(headers),
    problem: problemOf(raw, queue),
    deadAt: String(headers[DEAD_AT_HEADER] ?? ''),
  };
}

function problemOf(raw: GetMessage, queue: string): string {
  if (isForgedLetter(raw, queue)) return 'forged: another event than its sender published; it cannot be replayed';
  const headers = (raw.properties.headers ?? {}) as Record<string, unknown>;
  return String(headers[PROBLEM_HEADER] ?? 'given up by the broker: expired, or delivered too often without an answer');
}

function subjectOf(content: Buffer): string {
  try {
    return String((JSON.parse(content.toString('utf8')) as { subject?: unknown } | null)?.subject ?? '');
  } catch {
    return '';
  }
}
