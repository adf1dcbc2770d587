import type { DeadLetter } from '../bus/bus.ts';
import type { DeadLetterDesk } from '../bus/dead-letter-desk.ts';

export const DEAD_LETTER_USAGE = [
  'list [queue]               what was given up, oldest first',
  'show <id> [queue]          one message, whole: it may carry personal data',
  'replay <id|all> [queue]    back into its queue, to be handled again',
  'discard <id> [queue]       removed for good',
].join('\n');

/**
 * Runs an operator's command on dead letters.
 * @param args `['list']`, `['show', id, queue?]`, `['replay', id or 'all', queue?]`, `['discard', id, queue?]`
 * @param print one line, or more, for the operator
 * @returns the exit code: 0, 1 when there is no such message, 64 when the question was not understood
 */
export async function runDeadLetterCommand(args: readonly string[], desk: DeadLetterDesk, print: (text: string) => void): Promise<number> {
  const [command = 'list', ...rest] = args;
  if (command === 'list') return list(desk, queuesFor(desk, rest[0]), print);
  const [id, queue] = rest;
  if (command === 'show' && id) return show(desk, queuesFor(desk, queue), id, print);
  if (command === 'replay' && id) return replay(desk, queuesFor(desk, queue), id, print);
  if (command === 'discard' && id) return discard(desk, queuesFor(desk, queue), id, print);
  print(DEAD_LETTER_USAGE);
  return 64;
}

/** All queues, or the one that is meant: `search` means `pusula.search`. */
const queuesFor = ({ queues }: DeadLetterDesk, wanted: string | undefined) =>
  wanted === undefined ? queues : queues.filter((queue) => queue === wanted || queue.endsWith(`.${wanted}`));

async function list({ deadLetters }: DeadLetterDesk, queues: readonly string[], print: (text: string) => void): Promise<number> {
  let total = 0;
  for (const queue of queues) {
    const count = await deadLetters.count(queue);
    total += count;
    if (count === 0) continue;
    const letters = await deadLetters.list(queue);
    print(`${queue}: ${count}`);
    for (const letter of letters) print(lineOf(letter));
    if (count > letters.length) print(`  ... and ${count - letters.length} more`);
  }
  if (total === 0) print('No message has been given up.');
  return 0;
}

const lineOf = ({ id, event, subject, attempts, problem, deadAt }: DeadLetter) =>
  `  ${id}  ${event}  of ${subject || '?'}  after ${attempts} attempts  ${deadAt}\n      ${problem}`;

async function show(
  { deadLetters }: DeadLetterDesk,
  queues: readonly string[],
  id: string,
  print: (text: string) => void,
): Promise<number> {
  for (const queue of queues) {
    const message = await deadLetters.show(queue, id);
    if (message === null) continue;
    print(message);
    return 0;
  }
  print(`There is no message ${id}.`);
  return 1;
}

async function replay(
  { deadLetters }: DeadLetterDesk,
  queues: readonly string[],
  id: string,
  print: (text: string) => void,
): Promise<number> {
  let replayed = 0;
  for (const queue of queues) replayed += await deadLetters.replay(queue, id === 'all' ? undefined : id);
  print(replayed === 1 ? 'One message is back in its queue.' : `${replayed} messages are back in their queues.`);
  return replayed > 0 || id === 'all' ? 0 : 1;
}

async function discard(
  { deadLetters }: DeadLetterDesk,
  queues: readonly string[],
  id: string,
  print: (text: string) => void,
): Promise<number> {
  let discarded = 0;
  for (const queue of queues)
    discarded += await deadLetters.discard(
      queue,
      async (letters) => new Set(letters.map((letter) => letter.id).filter((each) => each === id)),
    );
  print(discarded === 0 ? `There is no message ${id}.` : 'The message is gone.');
  return discarded > 0 ? 0 : 1;
}
