import type { ServiceOptions } from '@pusula/service-kit/service';
import type { EntityManager } from 'typeorm';
import type { SearchConfig } from '../config.ts';
import type { Embeddings } from '../embedding/port.ts';
import type { SearchDocument, SearchIndex } from '../index/port.ts';
import type { Intents } from '../intents/intents.ts';
import { readAhead } from '../read-ahead.ts';
import { projectedDocuments } from './projected-documents.ts';
import { endRun, noteProgress, type RebuildRun, startRun } from './rebuild-run.ts';

/** How often a run says that it is alive, whatever it waits for. */
const HEARTBEAT_MS = 10_000;

export type Rebuilding = {
  /**
   * Starts making the index again from the database, or finds the run that is going on.
   * @param noteStart does what goes with a start, in its transaction; not called for a run that others started
   * @param learnsAnew trains the intent model again first, and has all categories and coaches looked at again by the provider of embeddings, where there is one
   * @returns at once, with a promise of the end
   */
  readonly start: (noteStart?: NoteStart, learnsAnew?: boolean) => Promise<{ readonly run: RebuildRun; readonly ended: Promise<void> }>;
  /** Fills an index in this process's memory, which no other process can do; one that is shared is left alone. */
  readonly fillOwn: () => Promise<void>;
};
type NoteStart = (tx: EntityManager, run: RebuildRun) => Promise<void>;

type Options = ServiceOptions<SearchConfig> & {
  readonly index: SearchIndex;
  readonly intents: Intents;
  readonly embeddings: Embeddings | undefined;
};

export function rebuilding({ db, clock, ids, log, index, intents, embeddings }: Options): Rebuilding {
  const rebuild = async (id: string, learnsAnew: boolean) => {
    let done = 0;
    const note = () => noteProgress(db.manager, id, done, clock.now());
    async function* counted(): AsyncGenerator<readonly SearchDocument[]> {
      if (learnsAnew) await embeddings?.recheck();
      const embedded = learnsAnew ? embeddings?.settled : undefined;
      for await (const documents of readAhead(projectedDocuments(db.manager, await intents.refresh(), embedded))) {
        yield documents;
        done += documents.length;
        await note();
      }
    }
    // A run that was given up learns it with its next batch; while the database is away there is nowhere to record it.
    const heartbeat = setInterval(() => void note().catch(() => undefined), HEARTBEAT_MS).unref();
    try {
      if (learnsAnew) await intents.relearn();
      await index.rebuild(counted(), await embeddings?.space());
      await endRun(db.manager, id, 'done', clock.now());
    } catch (error) {
      await endRun(db.manager, id, 'failed', clock.now()).catch(() => undefined);
      throw error;
    } finally {
      clearInterval(heartbeat);
    }
  };

  return {
    start: async (noteStart, learnsAnew = false) => {
      const { run, isOurs } = await db.transaction(async (tx) => {
        const started = await startRun(tx, ids.next(), clock.now());
        if (started.isOurs) await noteStart?.(tx, started.run);
        return started;
      });
      const ended = isOurs ? rebuild(run.id, learnsAnew) : Promise.resolve();
      ended.catch((error: unknown) => log.error({ err: error }, 'the index could not be made again'));
      return { run, ended };
    },
    fillOwn: async () => {
      if (index.kind === 'embedded') await index.rebuild(readAhead(projectedDocuments(db.manager, await intents.refresh())));
    },
  };
}
