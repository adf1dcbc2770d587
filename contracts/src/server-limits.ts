/** Limits of which no page says anything: kept apart from LIMITS, which every visitor loads. Milliseconds, characters, counts and days as their names say. */
export const SERVER_LIMITS = {
  drainTimeoutMs: 25_000,
  /** How long a page waits for what search engines read of it: one without it is better than one that keeps people waiting. */
  pageFactsTimeoutMs: 1_000,
  /** How long a visitor waits for a page to be rendered on the server; after it the browser renders. */
  renderPatienceMs: 300,
  /** What begins late still fills the cache for those who come after. */
  renderTimeoutMs: 2_000,
  /** No call has as many. */
  jsonLevels: 32,
  /** Names, and values of lists, in one body: three thousand ids are the most that fit into an ordinary one. */
  jsonValues: 10_000,
  publicTokenLifetimeMs: 60 * 60_000,
  registerTokenLifetimeMs: 10 * 60_000,
  sessionAbsoluteMs: 12 * 60 * 60_000,
  refreshGraceMs: 10_000,
  identityHeaderLifetimeMs: 30_000,
  mailedLinkLifetimeMs: 60 * 60_000,
  mailedLinksWindowMs: 15 * 60_000,
  noticesWindowMs: 15 * 60_000,
  socialAttemptLifetimeMs: 10 * 60_000,
  /** Longer than Facebook believes its own. */
  usedProviderTokensKeptMs: 90 * 24 * 60 * 60_000,
  /** How long an admin's action can be taken back. */
  undoMs: 24 * 60 * 60_000,
  providerTimeoutMs: 3_000,
  /** How long an authenticator may take to answer, and the second step of a sign-in to come. */
  passkeyChallengeMs: 5 * 60_000,
  /** How long admins see to whom an e-mail went; what keeps it from being sent twice stays and names nobody. */
  emailsKeptMs: 30 * 24 * 60 * 60_000,
  userAgentLength: 200,
  /** Of one purpose, in a window. */
  mailedLinksPerAccount: 5,
  /** To accounts that nobody has proven and whose letters all arrive in one place, in a window; beyond it one letter for each. */
  mailedLinksPerInbox: 5,
  /** To an address that nobody has proven, whichever account of it had them sent. */
  mailedLinksPerAddress: 10,
  /** E-mails of one kind that tell an account what was done with it, in a window. */
  noticesPerAccount: 5,
  knownBrowsersPerAccount: 10,
  /** Open ones. */
  sessionsPerAccount: 100,
  searchWordsKeptDays: 90,
  /** Words on the home page, for everybody to read: of so many searches, on so many of the last days. */
  latelyDays: 7,
  latelySearchedFrom: 10,
  latelyOnDays: 3,
  latelyWordsLength: 26,
  rareMissedWordsKeptDays: 7,
  /** Different words that are counted a day; those of later searches are in the totals alone. */
  searchWordsADay: 5_000,
  /** Coaches of a search that leaves open what is needed: the best of many who may be meant. */
  searchUnsureCoaches: 12,
  /** Four times what is shown. Browsers crop and scale what people choose before they send it, photographs of any size. */
  pictureMaximumPixels: 8_000_000,
  /** A longer side at most so many times the shorter one. */
  pictureMaximumAspect: 10,
  ratingMinimum: 1,
  ratingMaximum: 5,
  /** How long a browser is known after somebody has last signed in with it. */
  knownBrowserMs: 180 * 24 * 60 * 60_000,
} as const;
