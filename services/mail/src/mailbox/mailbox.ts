import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MailTransport, Message } from '../sending/mail-transport.ts';

/** A message that stayed on this machine. */
export type KeptMessage = Omit<Message, 'date' | 'pictures'> & {
  readonly id: string;
  /** Those from before e-mails had pictures have none. */
  readonly pictures?: Message['pictures'];
  /** ISO 8601. */
  readonly date: string;
};

export type Mailbox = MailTransport & {
  /** @param limit how many at most, newest first */
  readonly list: (limit: number) => Promise<KeptMessage[]>;
  readonly find: (id: string) => Promise<KeptMessage | undefined>;
  /** Takes messages out, those that are there. */
  readonly remove: (ids: readonly string[]) => Promise<void>;
};

const ID = /^[\w-]{1,80}$/;

/** Keeps messages as files instead of sending them: the mail transport of a laptop. Message ids begin with the event's, so names sort by time. */
export function folderMailbox(folder: string): Mailbox {
  /** @returns nothing where there is none, or no longer: an erasure takes messages out while they are listed */
  const read = async (id: string): Promise<KeptMessage | undefined> => {
    const text = await readFile(join(folder, `${id}.json`), 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
    return text === undefined ? undefined : (JSON.parse(text) as KeptMessage);
  };
  return {
    send: async ({ date, ...message }) => {
      const id = message.messageId.split('@', 1)[0] ?? '';
      if (!ID.test(id)) throw new RangeError('a message id that is no file name');
      const kept: KeptMessage = { ...message, id, date: date.toISOString() };
      await mkdir(folder, { recursive: true });
      const draft = join(folder, `.${id}.draft`);
      await writeFile(draft, JSON.stringify(kept, null, 1));
      await rename(draft, join(folder, `${id}.json`));
    },
    list: async (limit) => {
      const names = await readdir(folder).catch(() => []);
      const ids = names.flatMap((name) => (name.endsWith('.json') ? name.slice(0, -'.json'.length) : []));
      const messages = await Promise.all(ids.sort().reverse().slice(0, limit).map(read));
      return messages.filter((message) => message !== undefined);
    },
    find: async (id) => (ID.test(id) ? read(id) : undefined),
    remove: async (ids) => {
      const files = ids.filter((id) => ID.test(id)).flatMap((id) => [join(folder, `.${id}.draft`), join(folder, `${id}.json`)]);
      await Promise.all(files.map((file) => rm(file, { force: true })));
    },
    close: async () => undefined,
  };
}
