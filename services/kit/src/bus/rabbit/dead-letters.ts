import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { ChannelModel, GetMessage } from 'amqplib';
import type { DeadLetter, DeadLetters } from '../bus.ts';
import { publishConfirmed } from './confirmed.ts';
import { attemptsOf, PARKED_HEADER, PROBLEM_HEADER } from './encoding.ts';
import type { Session } from './session.ts';
import { deadQueueOf } from './topology.ts';

const CONFIRM_MS = 10_000;
const GIVE_BACK_MS = 1_000;
/** Messages visited in one go, at most; they are held until the visit ends. */
const MOST = 10_000;
type GetSession = () => Promise<{ readonly session: Session }>;

/** Dead letters in RabbitMQ: each consumer's `.dead` queue, read by taking messages and giving them back. */
export function rabbitDeadLetters(getSession: GetSession): DeadLetters {
  /** Visits at most `limit` messages; those for which the visitor answers false go back when all have been visited. */
  const visit = async (
    queue: string,
    limit: number,
    visitor: (raw: GetMessage, send: (raw: GetMessage) => Promise<void>) => Promise<boolean>,
  ) => {
    const { session } = await getSession();
    const channel = await session.connection.createConfirmChannel();
    channel.on('error', () => undefined); // the call under way fails with it
    const send = (raw: GetMessage) => publishConfirmed(channel, [replayOf(queue, raw)], CONFIRM_MS, session.over);
    let kept = 0;
    try {
      for (let visited = 0; visited < limit; visited += 1) {
        const raw = await channel.get(deadQueueOf(queue), { noAck: false });
        if (raw === false) break;
        if (await visitor(raw, send)) channel.ack(raw);
        else kept += 1;
      }
      // Given back in so many words: that a channel has closed the broker notices only a little later.
      channel.nackAll(true);
    } catch (error) {
      if ((error as { code?: number }).code !== 404) throw error; // no such queue: nothing was ever parked
    } finally {
      await channel.close().catch(() => undefined);
    }
    // The broker counts them a little later: whoever asks next must not find them missing.
    for (let waited = 0; waited < GIVE_BACK_MS && (await count(queue)) < kept; waited += 20) await wait(20);
  };
  const count = (queue: string) => countMessages(getSession, deadQueueOf(queue));

  return {
    count,
    list: async (queue, limit = 100) => {
      const letters: DeadLetter[] = [];
      await visit(queue, limit, async (raw) => {
        letters.push(describe(queue, raw));
        return false;
      });
      return letters;
    },
    show: async (queue, id) => {
      let found: string | null = null;
      await visit(queue, MOST, async (raw) => {
        if (idOf(raw) === id) found = raw.content.toString('utf8');
        return false;
      });
      return found;
    },
    replay: async (queue, id) => {
      const replayed = new Set<string>();
      await visit(queue, MOST, async (raw, send) => {
        const found = idOf(raw);
        // What failed again while we were at it is not replayed twice.
        if ((id !== undefined && found !== id) || replayed.has(found)) return false;
        await send(raw);
        replayed.add(found);
        return true;
      });
      return replayed.size;
    },
  };
}

/** Messages ready in a queue; 0 when it does not exist. */
export async function countMessages(getSession: GetSession, queue: string): Promise<number> {
  const { session } = await getSession();
  const channel: Awaited<ReturnType<ChannelModel['createChannel']>> = await session.connection.createChannel();
  channel.on('error', () => undefined);
  try {
    return (await channel.checkQueue(queue)).messageCount;
  } catch (error) {
    if ((error as { code?: number }).code === 404) return 0;
    throw error;
  } finally {
    await channel.close().catch(() => undefined);
  }
}

/** The message id, or for a message that never was one of ours a name made of its content. */
const idOf = ({ properties, content }: GetMessage): string =>
  String(properties.messageId ?? `unknown-${createHash('sha256').update(content).digest('hex').slice(0, 16)}`);

function replayOf(queue: string, { content, properties }: GetMessage) {
  const { headers: _headers, ...kept } = properties;
  return { exchange: '', key: queue, content, options: { ...kept, persistent: true } };
}

function describe(queue: string, raw: GetMessage): DeadLetter {
  const headers = (raw.properties.headers ?? {}) as Record<string, unknown>;
  return {
    id: idOf(raw),
    queue,
    event: String(raw.properties.type ?? 'unknown'),
    subject: subjectOf(raw.content),
    attempts: attemptsOf(headers),
    problem: String(headers[PROBLEM_HEADER] ?? 'given up by the broker: delivered too often without an answer'),
    parkedAt: String(headers[PARKED_HEADER] ?? ''),
  };
}

function subjectOf(content: Buffer): string {
  try {
    return String((JSON.parse(content.toString('utf8')) as { subject?: unknown } | null)?.subject ?? '');
  } catch {
    return '';
  }
}
