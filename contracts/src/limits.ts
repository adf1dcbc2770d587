const SESSION_IDLE_MS = 60 * 60_000;
const INACTIVITY_COUNTDOWN_SECONDS = 10;

/** Every limit that pages know, once; SERVER_LIMITS has the others (specification section 9; docs/promises.md, S1, S8-S11, S16). Times in milliseconds, sizes in bytes. */
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

  // Bodies
  /** Of calls that people make who have signed in. */
  jsonBodyBytes: 100 * 1024,
  /** Of calls that anybody can make: a search, a sign-in with the longest token. */
  strangerBodyBytes: 16 * 1024,
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
  userTokenLifetimeMs: 15 * 60_000,
  sessionIdleMs: SESSION_IDLE_MS,
  newUserDraftMs: 600_000,
  /** How long a proof is good for that somebody gives in their session, signing in among them. */
  proofMs: 10 * 60_000,

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
  latelyWords: 3,
  latelyCoaches: 3,
  /** The same of searches without a good answer. Rarer words among them are forgotten soon. */
  missedWordsShownFrom: 3,
  missedWordsShown: 300,
  suggestions: 8,
  similarCoaches: 4,
  /** Topics of a search that are named as ways on. */
  searchTopics: 4,
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
  /** Of the photograph in somebody's copy of their data: the widest rendition that fits. */
  ownPhotographBytes: 4 * 1024 * 1024,

  // The rest
  serviceWorkerDelayMs: 1_000,
  dataDeletionDays: 30,
} as const;
