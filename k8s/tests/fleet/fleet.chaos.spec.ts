import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { composeIsThere, docker, eventually } from '@pusula/service-kit/testing';
import { type Fleet, startFleet } from './fleet.ts';
import { type Kind, type Load, startLoad, type Tally, wordOf } from './load.ts';
import { callAt, caughtMails, openPage, signIn } from './visitor.ts';

const MINUTE_MS = 60_000;
const HEALTHY_MS = 4 * MINUTE_MS;
const CAUGHT_UP_MS = 2 * MINUTE_MS;
const PAGES_AFTERWARDS = 10;

/** Who is killed; the mail catcher is not, as what it caught is the measure and rests in its memory. */
const FEW = ['profile', 'search', 'shell-site', 'rabbitmq', 'gateway'];
const ALL = ['postgres', 'rabbitmq', 'elasticsearch', 'seaweedfs', 'identity', 'profile', 'catalog', 'search', 'mail', 'ai-refine'];
const VICTIMS = process.env.CHAOS === 'full' ? [...ALL, 'shell-site', 'public-site', 'account-site', 'admin-site', 'gateway', 'edge'] : FEW;

const isThere = composeIsThere();
const fleetTests = isThere ? describe : describe.skip;

fleetTests(isThere ? 'docker-compose.yml, really run' : 'docker-compose.yml, really run (skipped: no Docker answers)', () => {
  let fleet: Fleet;
  beforeAll(async () => {
    fleet = await startFleet({ gateways: 2 });
    await fleet.compose('run', '--rm', '--build', '-e', 'DEMO_PORTRAITS=false', 'seed');
  }, 20 * MINUTE_MS);
  afterAll(() => fleet?.stop(), 2 * MINUTE_MS);

  it(
    'is found, signed in to and searched through the edge, as the documents say',
    async () => {
      const call = callAt(fleet.url);
      await openPage(`${fleet.url}/`);
      const { user } = await signIn(call, 'koc@pusula.example');
      expect(user.userType).toBe('coach');
      const { token } = await call(contracts.publicToken, '', {});
      await eventually(
        async () => expect((await call(contracts.search, token, { keyword: 'kariyer' })).coaches.length).toBeGreaterThan(0),
        CAUGHT_UP_MS,
      );
    },
    CAUGHT_UP_MS,
  );

  it('shows visitors neither figures nor the list of calls', async () => {
    for (const path of ['/metrics', '/docs', '/openapi.json']) expect([path, (await fetch(fleet.url + path)).status]).toEqual([path, 404]);
    expect(await (await fetch(`${fleet.url}/health/ready`)).json()).toEqual({ ready: true });
  });

  it(
    'S23: runs as nobody, on a disk that cannot be written, with no package manager, and complains of nothing at the start',
    async () => {
      for (const service of ['gateway', 'profile', 'shell-site', 'edge']) {
        const [container = ''] = await fleet.containersOf(service);
        const { HostConfig: host, Config: config } = JSON.parse(await docker('inspect', container))[0];
        expect([service, config.User, host.ReadonlyRootfs, host.CapDrop]).toEqual([service, '1000:1000', true, ['ALL']]);
        expect(
          await fleet.compose('exec', '-T', service, 'sh', '-c', 'id -u; touch /here 2>/dev/null && echo written; command -v npm || true'),
        ).toBe('1000');
      }
      for (const site of ['shell-site', 'public-site', 'account-site', 'admin-site']) {
        expect(await fleet.compose('logs', '--no-log-prefix', site)).not.toMatch(/"level":"error"/);
      }
    },
    MINUTE_MS,
  );

  describe('R2: when its containers are killed in turn, under load', () => {
    const rows: { readonly victim: string; readonly seconds: number; readonly tally: Tally }[] = [];
    let load: Load;
    beforeAll(async () => {
      load = await startLoad(fleet.url);
      for (const service of VICTIMS)
        for (const [place, container] of (await fleet.containersOf(service)).entries()) await kill(`${service}-${place + 1}`, container);
      await load.stop();
      report();
    }, 60 * MINUTE_MS);

    async function kill(victim: string, container: string): Promise<void> {
      load.take();
      const began = Date.now();
      await fleet.crash(container);
      await fleet.untilHealthy(container, HEALTHY_MS);
      const seconds = Math.round((Date.now() - began) / 1_000);
      const after = load.peek().page.accepted;
      await eventually(() => expect(load.peek().page.accepted).toBeGreaterThanOrEqual(after + PAGES_AFTERWARDS), MINUTE_MS);
      rows.push({ victim, seconds, tally: load.take() });
    }
    function report(): void {
      const cells = (tally: Tally) =>
        (Object.keys(tally) as Kind[]).map((kind) => Object.values(tally[kind]).join('/').padEnd(12)).join(' ');
      const head = `${'killed'.padEnd(16)} ${'well after'.padEnd(11)} saves, registrations, searches, pages: accepted/refused/without an answer`;
      const lines = rows.map(({ victim, seconds, tally }) => `${victim.padEnd(16)} ${`${seconds} s`.padEnd(11)} ${cells(tally)}`);
      process.stdout.write(`${[head, ...lines, `refused: ${[...load.refusals].sort().join(', ')}`].join('\n')}\n`);
    }

    it(
      'keeps every save that was accepted, and finds each coach by the last one',
      async () => {
        const call = callAt(fleet.url);
        const { token } = await call(contracts.publicToken, '', {});
        for (const coach of load.coaches) {
          expect(coach.accepted).toBeGreaterThan(0);
          const { user } = await call(contracts.getCurrentUser, coach.token, {});
          // One that had no answer may have been taken after the last that had.
          const possible = Array.from({ length: coach.tried - coach.accepted + 1 }, (_, more) => wordOf(coach, coach.accepted + more));
          const kept = user.headline?.split(' ')[0] ?? '';
          expect(possible).toContain(kept);
          await eventually(async () => {
            const { coaches } = await call(contracts.search, token, { keyword: kept });
            expect(coaches.map(({ id }) => id)).toContain(user.id);
          }, CAUGHT_UP_MS);
        }
      },
      5 * MINUTE_MS,
    );

    it(
      'writes each person who registered one letter, and nobody two',
      async () => {
        expect(load.registered.size).toBeGreaterThan(0);
        await eventually(async () => {
          const receivers = new Set(await caughtMails(fleet.mailUrl));
          expect([...load.registered].filter((email) => !receivers.has(email))).toEqual([]);
        }, CAUGHT_UP_MS);
        const receivers = (await caughtMails(fleet.mailUrl)).filter((email) => email.startsWith('kayit-'));
        expect(receivers.filter((email, place) => receivers.indexOf(email) !== place)).toEqual([]);
      },
      3 * MINUTE_MS,
    );

    it('shows pages all the while, whoever is killed but the edge itself', () => {
      const failed = rows.filter(({ victim, tally }) => !victim.startsWith('edge') && tally.page.refused + tally.page.broken > 0);
      expect(failed.map(({ victim, tally }) => [victim, tally.page])).toEqual([]);
    });
  });
});
