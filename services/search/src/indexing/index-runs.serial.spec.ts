import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type ActionTaken, embedCategories, indexStatus, rebuildIndex, searchActionTaken } from '@pusula/contracts';
import { createServiceClient, identitySigner, newIdentityKey, type ServiceClient } from '@pusula/service-kit/http';
import { newIds, type RunningService, startService } from '@pusula/service-kit/service';
import {
  aUser,
  eventually,
  READY_MS,
  silentLog,
  startPostgres,
  TEST_TIMEOUT_SCALE,
  type TestPostgres,
  testConfig,
} from '@pusula/service-kit/testing';
import { createEmbeddedIndex } from '../index/embedded/embedded-index.ts';
import type { SearchIndex } from '../index/port.ts';
import { createSearchService, schema } from '../service.ts';
import { NO_EMBEDDINGS } from '../testing/embeddings-config.ts';
import { coach, idOf, PEOPLE, type Person } from '../testing/people.ts';
import { coachSaid, startSearch } from '../testing/search-under-test.ts';

/** Three batches of a run, so that it is seen to move. */
const COACHES = 1_500;
const CALLS = 16;
const RUN_MS = 180_000;
const NEVER_MS = 86_400_000;
const actorId = idOf(50);
const admin = aUser({ id: actorId, role: 'admin' });

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres?.stop());

describe('a run that makes the index again', () => {
  let replicas: readonly [RunningService, RunningService];
  let clients: readonly [ServiceClient, ServiceClient];
  const told: ActionTaken[] = [];
  let stopRecording: () => Promise<void>;
  /** What a run waits for before it reads its first coach: nothing, unless a test holds it. */
  let released = Promise.resolve();
  /** The embedded index; no run begins to make it again while a test holds that. */
  const createHeldIndex = (): SearchIndex => {
    const index = createEmbeddedIndex();
    const rebuild: SearchIndex['rebuild'] = async (...made) => {
      await released;
      return index.rebuild(...made);
    };
    return { ...index, rebuild };
  };
  /** Two processes' worth of the service on one database. */
  beforeAll(async () => {
    const key = await newIdentityKey('gateway');
    const base = testConfig(await postgres.freshDatabase(), key.publicKey);
    const config = { ...base, ...NO_EMBEDDINGS, ELASTICSEARCH_URL: undefined, SEARCH_INDEX: 'runs', DRIFT_CHECK_MS: NEVER_MS };
    const create = (options: Parameters<typeof createSearchService>[0]) => createSearchService(options, { index: createHeldIndex() });
    const start = () => startService({ name: 'search', schema, config, log: silentLog(), create });
    replicas = await Promise.all([start(), start()]);
    await Promise.all(replicas.map((replica) => replica.ready(AbortSignal.timeout(READY_MS))));
    const identity = await identitySigner('gateway', key.privateKey);
    const clientOf = ({ url }: RunningService) =>
      createServiceClient({ name: 'search', baseUrl: url, identity, timeoutScale: TEST_TIMEOUT_SCALE });
    clients = [clientOf(replicas[0]), clientOf(replicas[1])];
    const ears = replicas.map(({ bus, db }, place) =>
      bus.subscribe(`ears.${place}`, {
        events: [searchActionTaken],
        database: db,
        handle: async ({ data }) => void told.push(data as ActionTaken),
      }),
    );
    const subscriptions = await Promise.all(ears);
    stopRecording = async () => {
      await Promise.all(subscriptions.map(({ stop }) => stop()));
    };
    await noteSteps();
    await replicas[0].db.manager.query(
      `insert into coach (id, version, state, category_ids, indexed_revision)
       select id, 1, $1::jsonb || jsonb_build_object('id', id), '{}', 1
       from (select '02' || lpad(number::text, 24, '0') as id from generate_series(1, ${COACHES}) number) made`,
      [JSON.stringify(coach(1, PEOPLE[0] as Person))],
    );
  });
  afterAll(async () => {
    await stopRecording?.();
    await Promise.all((clients ?? []).map((client) => client.close()));
    await Promise.all((replicas ?? []).map((replica) => replica.stop()));
  });
  /** Each step that a run writes down, however seldom somebody looks. */
  const noteSteps = () =>
    replicas[0].db.manager.query(
      `create table step (seq serial, run_id text, done integer);
       create function note_step() returns trigger language plpgsql as $$
         begin insert into step (run_id, done) values (new.id, new.done); return new; end $$;
       create trigger note_step after update on rebuild_run for each row when (old.done <> new.done) execute function note_step()`,
    );
  const stepsOf = async (id: string): Promise<number[]> =>
    (await replicas[0].db.manager.query<{ done: number }[]>('select done from step where run_id = $1 order by seq', [id])).map(
      ({ done }) => done,
    );
  const status = () => clients[1].call(indexStatus, {}, { caller: admin });

  it(
    `is one run, told to the audit log once, when it is asked for ${CALLS} times at once by both calls and of both processes; and it is seen to move`,
    async () => {
      const { promise, resolve: release } = Promise.withResolvers<void>();
      released = promise;
      const replies = await Promise.all(
        Array.from({ length: CALLS }, (_, at) =>
          (clients[at % 2] as ServiceClient).call(at % 3 === 0 ? embedCategories : rebuildIndex, {}, { caller: admin }),
        ),
      ).finally(release);
      expect(new Set(replies.map(({ job }) => job.id)).size).toBe(1);
      const [{ job } = { job: undefined }] = replies;
      expect(job).toMatchObject({ state: 'running', total: COACHES });

      await eventually(
        async () => expect((await status()).run).toMatchObject({ id: job?.id, state: 'done', done: COACHES, total: COACHES }),
        RUN_MS,
      );
      const steps = await stepsOf(job?.id ?? '');
      expect(steps.length).toBeGreaterThan(2);
      expect(steps).toEqual([...steps].sort((one, other) => one - other));

      await eventually(() => expect(told).toHaveLength(1));
      expect(told).toEqual([
        expect.objectContaining({
          actorId,
          action: expect.stringMatching(/^(embeddings-started|index-rebuild-started)$/),
          subject: { kind: 'index', id: job?.id },
          changes: [],
          undoes: null,
        }),
      ]);
    },
    2 * RUN_MS,
  );

  it('can be started again when it has ended, which is told as well', async () => {
    const { job } = await clients[0].call(rebuildIndex, {}, { caller: admin });
    expect((await status()).run?.id).toBe(job.id);
    await eventually(() => expect(told.at(-1)).toMatchObject({ action: 'index-rebuild-started', subject: { kind: 'index', id: job.id } }));
    await eventually(async () => expect((await status()).run?.state).toBe('done'), RUN_MS);
  });
});

describe('the status of the index', () => {
  let stop: () => Promise<void>;
  afterEach(() => stop?.());
  const start = async () => {
    const service = await startSearch(postgres, undefined, 'status');
    stop = service.stop;
    const ids = newIds(service.clock);
    const ask = () => service.callAs(admin)(indexStatus, {});
    const rebuild = async () => (await service.callAs(admin)(rebuildIndex, {})).job;
    const { manager } = service.running.db;
    const note = (id: string, state: string) =>
      manager.query('insert into rebuild_run (id, state, done, total, seen_at) values ($1, $2, 1, 9, $3)', [
        id,
        state,
        service.clock.now(),
      ]);
    return { service, ids, ask, rebuild, manager, note };
  };

  it('says what is in it and that nothing waits; no run before the first', async () => {
    const { service, ask } = await start();
    await service.publish(coachSaid(idOf(1), 1, coach(1, PEOPLE[0] as Person)), coachSaid(idOf(2), 1, null));
    await eventually(async () =>
      expect(await ask()).toEqual({
        kind: 'embedded',
        inDatabase: 1,
        inIndex: 1,
        unindexed: 0,
        hasDrifted: false,
        run: null,
        embeddings: null,
      }),
    );
  });

  it('says that the index has drifted, until that was mended', async () => {
    const { service, ids, ask, manager, note } = await start();
    await service.publish(coachSaid(idOf(1), 1, coach(1, PEOPLE[0] as Person)));
    await eventually(async () => expect(await ask()).toMatchObject({ inIndex: 1, unindexed: 0 }));
    // One run at a time: as long as this one goes on, nothing is mended.
    const other = ids.next();
    await note(other, 'running');
    await manager.query('update coach set revision = 9, indexed_revision = 9');
    await eventually(async () => expect(await ask()).toMatchObject({ hasDrifted: true }));
    await manager.query(`update rebuild_run set state = 'done' where id = $1`, [other]);
    await eventually(async () => expect(await ask()).toMatchObject({ hasDrifted: false }));
  });

  it('shows a run whose process died as failed after a minute, and another one can be started then', async () => {
    const { service, ids, ask, rebuild, manager, note } = await start();
    const dead = ids.next();
    await note(dead, 'running');
    expect([(await ask()).run, (await rebuild()).id]).toEqual([expect.objectContaining({ id: dead, state: 'running' }), dead]);
    service.clock.advance(61_000);
    expect((await ask()).run).toMatchObject({ id: dead, state: 'failed' });
    const { id } = await rebuild();
    await eventually(async () => expect((await ask()).run).toMatchObject({ id, state: 'done' }));
    expect(await manager.query('select state from rebuild_run where id = $1', [dead])).toEqual([{ state: 'failed' }]);
  });

  it('remembers a hundred runs that have ended', async () => {
    const { service, ids, ask, rebuild, manager, note } = await start();
    const old = Array.from({ length: 120 }, () => ids.next());
    for (const id of old) await note(id, 'done');
    service.clock.advance(1);
    const { id } = await rebuild();
    await eventually(async () => expect((await ask()).run).toMatchObject({ id, state: 'done' }));
    await eventually(async () => {
      const rows = await manager.query<{ id: string }[]>('select id from rebuild_run order by id');
      expect(rows.map((row) => row.id)).toEqual([...old.slice(-99), id]);
    });
  });
});
