import type { ChannelModel, GetMessage } from 'amqplib';
import type { DeadLetter, DeadLetters } from '../bus.ts';
import { publishConfirmed } from './confirmed.ts';
import { attemptsOf, PARKED_HEADER, PROBLEM_HEADER } from './encoding.ts';
import type { Session } from './session.ts';
import { deadQueueOf } from './topology.ts';

const CONFIRM_MS = 10_000;
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
    try {
      for (let visited = 0; visited < limit; visited += 1) {
        const raw = await channel.get(deadQueueOf(queue), { noAck: false });
        if (raw === false) break;
        if (await visitor(raw, send)) channel.ack(raw);
      }
    } finally {
      await channel.close().catch(() => undefined); // gives back what was not acknowledged
    }
  };
  const count = (queue: string) => countMessages(getSession, deadQueueOf(queue));

  return {
    count,
    list: async (queue, limit = 100) => {
      const letters: DeadLetter[] = [];
      if ((await count(queue)) > 0) {
        await visit(queue, limit, async (raw) => {
          letters.push(describe(queue, raw));
          return false;
        });
      }
      return letters;
    },
    show: async (queue, id) => {
      let found: string | null = null;
      await visit(queue, await count(queue), async (raw) => {
        if (idOf(raw) === id) found = raw.content.toString('utf8');
        return false;
      });
      return found;
    },
    replay: async (queue, id) => {
      let replayed = 0;
      // As many as there are now: what fails again at once is not replayed twice.
      await visit(queue, await count(queue), async (raw, send) => {
        if (id !== undefined && idOf(raw) !== id) return false;
        await send(raw);
        replayed += 1;
        return true;
      });
      return replayed;
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

/** The message id, or for a message that never was one of ours its place in this reading. */
const idOf = ({ properties, fields }: GetMessage): string => String(properties.messageId ?? `tag-${fields.deliveryTag}`);

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
