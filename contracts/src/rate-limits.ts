/** Requests allowed in a window, counted together by all gateway replicas. */
export type RateLimit = {
  readonly requests: number;
  readonly windowMs: number;
  /**
   * 'failures': only refused attempts count, so that nobody is locked out by signing in often. 'changes': only what was done counts, so that whoever is refused takes
   * nothing from the account's other sessions.
   */
  readonly counts: 'calls' | 'failures' | 'changes';
} & ({ readonly per: 'account' } | OfUser | OfNetwork);

type OfUser = {
  readonly per: 'user';
  /** What a session may take of it: where less than all, whoever holds one leaves something to the others. */
  readonly ofSession: number;
};

type OfNetwork = {
  readonly per: 'address';
  /**
   * Of a whole /48 of IPv6, where there are more networks than anybody needs; a /48 may be one line, or all phones of a town. Eight times as much as of a network;
   * less of what takes time that everybody shares.
   */
  readonly ofCustomer: number;
  /** Of callers alone who have proven no address. */
  readonly ofStrangers?: true;
};

export const RATE_LIMITS = {
  /** Any call: generous to people and offices behind one address, tight for scripts. */
  general: { requests: 1_200, ofCustomer: 4_800, windowMs: 60_000, per: 'address', counts: 'calls' },
  /** Pages, pictures and what they load: forty files for each of seventy visitors a minute behind one address. */
  pages: { requests: 3_000, ofCustomer: 12_000, windowMs: 60_000, per: 'address', counts: 'calls' },
  /** Pages that the server renders for it; beyond it, browsers render. Each takes tens of milliseconds of a core. */
  renderings: { requests: 600, ofCustomer: 1_200, windowMs: 60_000, per: 'address', counts: 'calls' },
  /** The pictures of shared links: drawn when they are asked for, a quarter of a second each. Apps ask for one a link. */
  sharingPictures: { requests: 60, ofCustomer: 480, windowMs: 60_000, per: 'address', counts: 'calls' },
  publicToken: { requests: 60, ofCustomer: 480, windowMs: 60_000, per: 'address', counts: 'calls' },
  /** Each is a write to the sessions; offices with hundreds of people have one address. */
  tokenExchange: { requests: 300, ofCustomer: 1_200, windowMs: 60_000, per: 'address', counts: 'calls' },
  loginPerAddress: { requests: 30, ofCustomer: 240, windowMs: 5 * 60_000, per: 'address', counts: 'failures' },
  loginPerAccount: { requests: 5, windowMs: 15 * 60_000, per: 'account', counts: 'failures' },
  /** In place of the one before, for a browser that its owner is known to use, and for an open session: strangers who guess keep no owner out of these. */
  loginPerBrowser: { requests: 5, windowMs: 15 * 60_000, per: 'account', counts: 'failures' },
  /** Of all these browsers and sessions together: having many of them is no way to guess more often. */
  loginPerKnownBrowsers: { requests: 10, windowMs: 15 * 60_000, per: 'account', counts: 'failures' },
  /** Sessions of one account from one network, or browser in which its owner has opened a letter: a hundred are open at most, and new ones, however many, must not end those that are in use. */
  sessionsPerNetwork: { requests: 20, windowMs: 15 * 60_000, per: 'account', counts: 'calls' },
  /** Questions to providers about somebody's token. Offices with hundreds of people have one address. */
  providerAsk: { requests: 300, ofCustomer: 600, windowMs: 5 * 60_000, per: 'address', counts: 'calls' },
  accountProbe: { requests: 20, ofCustomer: 160, windowMs: 5 * 60_000, per: 'address', counts: 'calls' },
  /** Asked while somebody types; each takes the identity service ten milliseconds of thought. */
  passwordCheck: { requests: 60, ofCustomer: 240, windowMs: 5 * 60_000, per: 'address', counts: 'calls' },
  /** New passkeys, codes and passwords, and providers that come and go. Each is an entry in the audit log, for good, and a letter. Removing a passkey needs none: there is no more to remove than was added. */
  factorChange: { requests: 30, ofSession: 20, windowMs: 15 * 60_000, per: 'user', counts: 'changes' },
  /** One mailbox proves any number of accounts, and the audit log is kept for good. */
  factorChangePerAddress: { requests: 120, ofCustomer: 480, windowMs: 15 * 60_000, per: 'address', counts: 'changes' },
  /** Each is a row until it is answered or has expired. */
  passkeyChallenge: { requests: 60, ofCustomer: 480, windowMs: 5 * 60_000, per: 'address', counts: 'calls' },
  register: { requests: 10, ofCustomer: 80, windowMs: 15 * 60_000, per: 'address', counts: 'calls' },
  /** By whoever asks. What one account or inbox is sent is for the identity service to count, when it sends (`mailedLinksPerAccount`). */
  mailRequest: { requests: 20, ofCustomer: 160, windowMs: 15 * 60_000, per: 'address', counts: 'calls' },
  /** What a person saves of themselves is an event that three services note for weeks, so that it changes nothing when it comes again. */
  ownSaves: { requests: 120, ofSession: 80, windowMs: 15 * 60_000, per: 'user', counts: 'calls' },
  ownData: { requests: 8, ofSession: 5, windowMs: 15 * 60_000, per: 'user', counts: 'calls' },
  /** Each takes megabytes while it is made and read. */
  ownDataPerAddress: { requests: 20, ofCustomer: 80, windowMs: 15 * 60_000, per: 'address', counts: 'calls' },
  refine: { requests: 10, ofSession: 10, windowMs: 60 * 60_000, per: 'user', counts: 'calls' },
  /** One mailbox proves any number of addresses: the allowance of the day is everybody's. */
  refinePerAddress: { requests: 60, ofCustomer: 480, windowMs: 60 * 60_000, per: 'address', counts: 'calls' },
  upload: { requests: 20, ofCustomer: 160, windowMs: 15 * 60_000, per: 'address', counts: 'calls' },
  /** Each is megabytes until a sign-up has had its time, or for as long as an account is there that nobody proves. */
  uploadByStrangers: { requests: 10, ofCustomer: 40, windowMs: 60 * 60_000, per: 'address', counts: 'calls', ofStrangers: true },
  /** Searches of rendered pages as well: beyond it, browsers render. */
  search: { requests: 300, ofCustomer: 1_200, windowMs: 60_000, per: 'address', counts: 'calls' },
} as const satisfies Record<string, RateLimit>;
export type RateLimitName = keyof typeof RATE_LIMITS;

/** Where somebody proves who they are inside a session, and before there is one. */
export const PROOF_LIMITS = ['loginPerBrowser', 'loginPerKnownBrowsers'] as const satisfies readonly RateLimitName[];
export const SIGN_IN_LIMITS = [...PROOF_LIMITS, 'loginPerAddress', 'loginPerAccount'] as const satisfies readonly RateLimitName[];

/** New passwords and factors. */
export const FACTOR_LIMITS = ['factorChange', 'factorChangePerAddress'] as const satisfies readonly RateLimitName[];
