import type { Parts } from '@pusula/service-kit';
import type { SearchConfig } from '../config.ts';
import type { SearchDocument, SearchIndex } from '../index/port.ts';
import { projectedDocuments } from './projected-documents.ts';
import { endRun, noteProgress, type RebuildRun, startRun } from './rebuild-run.ts';

export type Rebuilding = {
  /** Starts making the index again from the database, or finds the run that is going on. @returns at once, with a promise of the end */
  readonly start: () => Promise<{ readonly run: RebuildRun; readonly ended: Promise<void> }>;
  /** Fills an index in this process's memory, which no other process can do; one that is shared is left alone. */
  readonly fillOwn: () => Promise<void>;
};

export function rebuilding({ db, clock, ids, log, index }: Parts<SearchConfig> & { readonly index: SearchIndex }): Rebuilding {
  async function* counted(id: string): AsyncGenerator<readonly SearchDocument[]> {
    let done = 0;
    for await (const documents of projectedDocuments(db.manager)) {
      yield documents;
      done += documents.length;
      await noteProgress(db.manager, id, done, clock.now());
    }
  }

  const rebuild = async (id: string) => {
    try {
      await index.rebuild(counted(id));
      await endRun(db.manager, id, 'done', clock.now());
    } catch (error) {
      await endRun(db.manager, id, 'failed', clock.now()).catch(() => undefined);
      throw error;
    }
  };

  return {
    start: async () => {
      const { run, isOurs } = await startRun(db.manager, ids.next(), clock.now());
      const ended = isOurs ? rebuild(run.id) : Promise.resolve();
      ended.catch((error: unknown) => log.error({ err: error }, 'the index could not be made again'));
      return { run, ended };
    },
    fillOwn: async () => {
      if (index.kind === 'embedded') await index.rebuild(projectedDocuments(db.manager));
    },
  };
}
