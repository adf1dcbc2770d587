import { setTimeout as wait } from 'node:timers/promises';
import * as contracts from '@pusula/contracts';
import { type Call, callAt, openPage, Refusal, signIn } from './visitor.ts';

const COACHES = 8;
const PAUSES_MS = { save: 600, registration: 1_000, search: 170, page: 250 } as const;
export type Kind = keyof typeof PAUSES_MS;
/** How often something was accepted, refused with an answer, or ended without any. */
export type Counts = { accepted: number; refused: number; broken: number };
export type Tally = Readonly<Record<Kind, Counts>>;

const noCounts = (): Tally => ({
  save: { accepted: 0, refused: 0, broken: 0 },
  registration: { accepted: 0, refused: 0, broken: 0 },
  search: { accepted: 0, refused: 0, broken: 0 },
  page: { accepted: 0, refused: 0, broken: 0 },
});

/** A coach, and which of their saves the product said yes to last; one without an answer may have been taken, too. */
export type SavingCoach = { readonly token: string; readonly user: contracts.CurrentUser; accepted: number; tried: number };
export const wordOf = ({ user }: SavingCoach, save: number): string =>
  `${user.id.slice(-6).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}${save}`;

export type Load = {
  readonly coaches: readonly SavingCoach[];
  /** Addresses whose registration was accepted. */
  readonly registered: ReadonlySet<string>;
  /** What was refused, and with which codes. */
  readonly refusals: ReadonlySet<string>;
  /** What has happened since it was last taken. */
  readonly peek: () => Tally;
  readonly take: () => Tally;
  readonly stop: () => Promise<void>;
};

/** Eight coaches save, people sign up, visitors search and read, until it is stopped. */
export async function startLoad(url: string): Promise<Load> {
  const call = callAt(url);
  const { token: visitor } = await call(contracts.publicToken, '', {});
  const { token: admin } = await signIn(call, 'admin@pusula.example');
  const { users } = await call(contracts.searchUsers, admin, { userTypes: ['coach'] });
  const coaches: SavingCoach[] = [];
  for (const { email } of users.slice(0, COACHES)) coaches.push({ ...(await signIn(call, email)), accepted: 0, tried: 0 });
  const [registered, refusals] = [new Set<string>(), new Set<string>()];
  const stopping = new AbortController();
  let tally = noCounts();

  const keepDoing = async (kind: Kind, act: () => Promise<unknown>) => {
    while (!stopping.signal.aborted) {
      const outcome = await act().then(
        () => 'accepted' as const,
        (error: unknown) => {
          if (!(error instanceof Refusal)) return 'broken' as const;
          refusals.add(`${kind}: ${error.message}`);
          return 'refused' as const;
        },
      );
      tally[kind][outcome] += 1;
      await wait(PAUSES_MS[kind], undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  let people = 0;
  const register = async () => {
    const email = `kayit-${people++}@pusula.example`;
    await signUp(call, visitor, email);
    registered.add(email);
  };
  const keyword = ['kariyer', 'sakin', 'lider', 'uyku'];
  let turn = 0;
  const running = Promise.all([
    ...coaches.map((coach) => keepDoing('save', () => save(call, coach))),
    keepDoing('registration', register),
    keepDoing('search', () => call(contracts.search, visitor, { keyword: keyword[turn++ % keyword.length] })),
    keepDoing('page', () => openPage(`${url}/`)),
  ]);
  return {
    coaches,
    registered,
    refusals,
    peek: () => tally,
    take: () => {
      const taken = tally;
      tally = noCounts();
      return taken;
    },
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

async function save(call: Call, coach: SavingCoach): Promise<void> {
  const { user, token } = coach;
  const attempt = ++coach.tried;
  await call(contracts.updateCoachingProfile, token, {
    UserId: user.id,
    Headline: `${wordOf(coach, attempt)} ile ilerleyin`,
    Bio: user.bio,
    LinkedIn: user.linkedIn,
    Website: user.website,
    Instagram: user.instagram,
    Facebook: user.facebook,
    Categories: user.categories?.map(({ id }) => id),
  });
  coach.accepted = attempt;
}

async function signUp(call: Call, visitor: string, email: string): Promise<void> {
  const { token } = await call(contracts.registerToken, visitor, { email });
  const user = {
    email,
    password: 'Correct-Horse-1!',
    firstName: 'Deniz',
    lastName: 'Yalın',
    gender: 'PreferNotToSay',
    birthday: '1990-01-02',
    city: 'Ankara',
    country: 'TR',
    phoneCode: '90',
    phone: '5320000000',
    agreedToTerms: true,
  };
  await call(contracts.register, token, { authenticationType: 'Basic', language: 'tr', user });
}
