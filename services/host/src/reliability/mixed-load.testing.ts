import { setTimeout as wait } from 'node:timers/promises';
import * as contracts from '@pusula/contracts';
import sharp from 'sharp';
import { callProductAt } from '../call-product.testing.ts';
import { DEFNE, DERYA, ELIF, PASSWORD, type Somebody } from '../console/people.testing.ts';

const WORDS = ['yönetici', 'kariyer', 'sakin', 'lider', 'Kumbasar', 'yok böyle biri', 'yonetici kocu', 'Sarıkaya'];
const CITIES = ['Ankara', 'İzmir', 'Bursa', 'Van'];
const PAUSE_MS = 20;

/** What is expensive comes seldom, as it does in life. */
type Step = { readonly weight: number; readonly run: () => Promise<unknown> };
export type MixedLoad = {
  /** How often somebody has signed in so far. */
  readonly signIns: () => number;
  /** Goes on until the signal. @returns how often each step was done, and what failed */
  readonly run: (clients: number, signal: AbortSignal) => Promise<{ readonly done: number; readonly failures: readonly string[] }>;
};

/** What people and admins do all day: they search, read coaches' pages, sign in, save their profile, upload pictures, look at the console. */
export async function createMixedLoad(url: string): Promise<MixedLoad> {
  const call = callProductAt(url);
  const { token: visitor } = await call(contracts.publicToken, '', {});
  const tokens = new Map<string, string>();
  let signIns = 0;
  const signIn = async ({ id, email }: Somebody) => {
    const { token } = await call(contracts.login, visitor, { authenticationType: 'Basic', email, password: PASSWORD });
    tokens.set(id, token);
    signIns += 1;
  };
  const as = ({ id }: Somebody) => tokens.get(id) ?? '';
  for (const person of [DEFNE, DERYA, ELIF]) await signIn(person);
  const { user } = await call(contracts.getCurrentUser, as(ELIF), {});
  const page = contracts.coachAddress('tr', String((user as { slug?: string }).slug));
  const pixels = sharp({ create: { width: 64, height: 64, channels: 3, background: '#e3a01c' } });
  const file = `data:image/png;base64,${(await pixels.png().toBuffer()).toString('base64')}`;
  let turn = 0;
  const next = <T>(of: readonly T[]): T => of[turn++ % of.length] as T;

  const open = async () => {
    const reply = await fetch(url + page);
    await reply.text();
    if (reply.status !== 200) throw new Error(`${page}: ${reply.status}`);
  };
  const save = () => {
    const said = { UserId: DERYA.id, Email: DERYA.email, ImageFileName: '', City: next(CITIES), Country: 'TR', Phone: '5320000000' };
    return call(contracts.updateUserProfile, as(DERYA), said);
  };
  const administer = async () => {
    await call(contracts.searchUsers, as(DEFNE), { SearchType: 'name', Email: 'yalin' });
    await call(contracts.dashboardStats, as(DEFNE), {});
    await call(contracts.auditEntries, as(DEFNE), {});
    await call(contracts.serviceHealth, as(DEFNE), {});
  };
  const steps: readonly Step[] = [
    { weight: 30, run: () => call(contracts.search, visitor, { keyword: next(WORDS) }) },
    { weight: 20, run: open },
    { weight: 4, run: () => signIn(next([DEFNE, DERYA, ELIF])) },
    { weight: 6, run: save },
    { weight: 1, run: () => call(contracts.uploadProfilePicture, as(ELIF), { file }) },
    { weight: 3, run: administer },
  ];
  /** A round holds each step as often as it weighs, spread over it. */
  const round = steps
    .flatMap(({ weight, run }) => Array.from({ length: weight }, (_, at) => ({ run, place: (at + 0.5) / weight })))
    .sort((one, other) => one.place - other.place)
    .map(({ run }) => run);

  return {
    signIns: () => signIns,
    run: async (clients, signal) => {
      const failures: string[] = [];
      let done = 0;
      const client = async () => {
        while (!signal.aborted) {
          const run = round[done++ % round.length] as () => Promise<unknown>;
          await run().catch((error: Error) => failures.push(error.message));
          await wait(PAUSE_MS);
        }
      };
      await Promise.all(Array.from({ length: clients }, client));
      return { done, failures };
    },
  };
}
