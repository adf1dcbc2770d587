const SESSION_IDLE_MS = 60 * 60_000;
const INACTIVITY_COUNTDOWN_SECONDS = 10;

/** Every limit of the product, once (specification section 9; quality bar S1, S8-S11, S16). Times in milliseconds, sizes in bytes. */
export const LIMITS = {
  // Time
  clientRequestTimeoutMs: 30_000,
  gatewayHopTimeoutMs: 5_000,
  aiHopTimeoutMs: 20_000,
  /** How long the profile service waits for news of an account, so that people read what they wrote. */
  awaitAccountMs: 2_000,
  /** A log of a hundred thousand entries is walked in two seconds on a machine that has nothing else to do. */
  auditWalkTimeoutMs: 20_000,
  /** Decoding a picture and encoding it in three formats takes its time on a busy machine. */
  uploadHopTimeoutMs: 15_000,
  slowBodyTimeoutMs: 10_000,
  drainTimeoutMs: 25_000,
  /** How long a page waits for what search engines read of it: one without it is better than one that keeps people waiting. */
  pageFactsTimeoutMs: 1_000,
  /** How long a visitor waits for a page to be rendered on the server; after it the browser renders. */
  renderPatienceMs: 300,
  /** What begins late still fills the cache for those who come after. */
  renderTimeoutMs: 2_000,

  // Bodies
  /** Of calls that people make who have signed in. */
  jsonBodyBytes: 100 * 1024,
  /** Of calls that anybody can make: a search, a sign-in with the longest token. */
  strangerBodyBytes: 16 * 1024,
  /** No call has as many. */
  jsonLevels: 32,
  /** Names, and values of lists, in one body: three thousand ids are the most that fit into an ordinary one. */
  jsonValues: 10_000,
  /** A password, an address and a name, each as long as it may be. */
  passwordCheckBytes: 4 * 1024,
  pictureBodyBytes: 7 * 1024 * 1024,
  /** Between services: an edit with all that was there before it, thirty long certificates or every example of a category included. */
  editBodyBytes: 440 * 1024,
  /** What people say when they need a category, and call it: as many sentences and names as there may be, each as long as it may be, in both languages. */
  categoryExamplesBytes: 216 * 1024,

  // Sessions and tokens
  /** When somebody who does nothing is warned: the countdown ends with the session. */
  inactivityMs: SESSION_IDLE_MS - INACTIVITY_COUNTDOWN_SECONDS * 1_000,
  inactivityCheckMs: 1_000,
  inactivityCountdownSeconds: INACTIVITY_COUNTDOWN_SECONDS,
  publicTokenLifetimeMs: 60 * 60_000,
  registerTokenLifetimeMs: 10 * 60_000,
  userTokenLifetimeMs: 15 * 60_000,
  sessionIdleMs: SESSION_IDLE_MS,
  sessionAbsoluteMs: 12 * 60 * 60_000,
  refreshGraceMs: 10_000,
  identityHeaderLifetimeMs: 30_000,
  newUserDraftMs: 600_000,
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
  /** How long a proof is good for that somebody gives in their session, signing in among them. */
  proofMs: 10 * 60_000,
  /** How long admins see to whom an e-mail went; what keeps it from being sent twice stays and names nobody. */
  emailsKeptMs: 30 * 24 * 60 * 60_000,

  // Texts
  searchKeywordLength: 50,
  passwordSimpleLength: 6,
  passwordComplexLength: 8,
  passwordMaximumLength: 128,
  phoneLength: 10,
  categoryNameMinimumLength: 2,
  nameLength: 80,
  emailLength: 254,
  headlineLength: 160,
  /** Of a certificate's name, and of its issuer's. */
  certificateNameLength: 160,
  bioLength: 4_000,
  descriptionLength: 1_000,
  categoryExampleLength: 160,
  urlLength: 300,
  tokenLength: 4_096,
  userAgentLength: 200,
  refineTextLength: 4_000,
  passkeyNameLength: 60,
  /** As somebody types one, with spaces and dashes. */
  recoveryCodeInput: 60,

  // Counts
  /** Accounts are for adults (terms of use). */
  minimumAgeYears: 18,
  /** Beyond it lies most likely a slip in the year. */
  maximumAgeYears: 120,
  /** Sentences that teach the search a category, in one language. */
  categoryMaximumExamples: 300,
  /** What else a category is called, in one language. */
  categoryMaximumNames: 40,
  passkeysPerAccount: 10,
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
  recoveryCodes: 10,
  coachMinimumCategories: 1,
  coachMaximumCategories: 20,
  coachMinimumCertificates: 1,
  coachMaximumCertificates: 30,
  yearsOfPracticeMaximum: 80,
  coachSummariesPage: 5_000,
  searchPageSize: 10,
  searchMaximumPageSize: 50,
  searchMaximumPage: 200,
  searchMaximumFilters: 20,
  /** Words of fewer searches could identify who typed them: they are not shown, and kept as a hash alone. */
  searchWordsShownFrom: 5,
  searchWordsShown: 10,
  searchWordsKeptDays: 90,
  /** Words on the home page, for everybody to read: of so many searches, on so many of the last days. */
  latelyDays: 7,
  latelySearchedFrom: 10,
  latelyOnDays: 3,
  latelyWords: 3,
  latelyWordsLength: 26,
  latelyCoaches: 3,
  /** The same of searches without a good answer. Rarer words among them are forgotten soon. */
  missedWordsShownFrom: 3,
  missedWordsShown: 300,
  rareMissedWordsKeptDays: 7,
  /** Different words that are counted a day; those of later searches are in the totals alone. */
  searchWordsADay: 5_000,
  suggestions: 8,
  similarCoaches: 4,
  /** Topics of a search that are named as ways on. */
  searchTopics: 4,
  /** Coaches of a search that leaves open what is needed: the best of many who may be meant. */
  searchUnsureCoaches: 12,
  /** Who is not close is offered, not counted: a hundred are more than anybody looks through. */
  searchFarCounted: 100,
  adminLastUsers: 50,
  adminRowsPerPage: [10, 25, 50, 100],
  /** As far as paging goes: a hundred thousand people, ten at a time. */
  adminMaximumPage: 10_000,
  userExportPage: 2_000,
  /** Days that the figures of the dashboard look back; the second one unless another is asked for. */
  statsPeriods: [7, 30, 90],
  /** Weeks of new people: all that the longest period touches. */
  statsWeeks: 14,
  auditEntriesPage: 50,
  deadLettersShown: 200,
  emailsShown: 100,
  /** In the whole table, so that a search leaves none of them out. */
  helpLines: 25,
  /** E-mails, and entries of the audit log, in somebody's copy of their data: the newest. */
  ownDataRows: 1_000,
  /** The photograph in Base64, and rows of some hundred bytes. */
  ownDataBytes: 7 * 1024 * 1024,

  // Pictures
  pictureWidths: [320, 640, 1024, 1920],
  pictureLazyMarginPx: 50,
  /** Four times what is shown. Browsers crop and scale what people choose before they send it, photographs of any size. */
  pictureMaximumPixels: 8_000_000,
  /** Of the photograph in somebody's copy of their data: the widest rendition that fits. */
  ownPhotographBytes: 4 * 1024 * 1024,
  /** A longer side at most so many times the shorter one. */
  pictureMaximumAspect: 10,

  // The rest
  serviceWorkerDelayMs: 1_000,
  ratingMinimum: 1,
  ratingMaximum: 5,
  dataDeletionDays: 30,
  /** How long a browser is known after somebody has last signed in with it. */
  knownBrowserMs: 180 * 24 * 60 * 60_000,
} as const;
