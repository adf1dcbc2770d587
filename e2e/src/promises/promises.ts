/**
 * What the product promises of its reliability (R) and security (S), each by the id with which the titles of its tests begin: `it('S5: refuses ...')`.
 * R faults are real: processes are killed, stopped and frozen while work is under way.
 */
export const PROMISES = {
  R1: 'A broker that is killed under load loses no accepted event and doubles no effect; the lag is gone within a minute of its return.',
  R2: 'A service that is killed between commit, publish and acknowledgement loses nothing, doubles nothing and leaves no half-written record.',
  R3: 'While a database is away calls answer 503 within five seconds, no process exits, and service resumes within fifteen seconds of its return.',
  R4: 'While Elasticsearch is away every write succeeds, search answers or fails clearly within two seconds, and the index equals the database within a minute of its return.',
  R5: 'Poison messages among good ones are dead-lettered after the delivery limit, all good ones are done; operators list, replay and discard them.',
  R6: 'Two relays empty an outbox in batches, at least 25 times as fast as one row at a time, and keep the order of each subject.',
  R7: 'Shuffled, doubled and late events leave an index that equals the database, and no search fails while it is rebuilt.',
  R8: 'Accepted mail is sent at least once whatever the mail server does: same Message-ID on a retry, no retry of what was refused for good, five attempts at most.',
  R9: 'A frozen service fails its calls in five seconds, opens the breaker, slows no other route, and gets each POST exactly once.',
  R10: 'A rolling restart of every replica under load fails no request; SIGTERM drains and exits within 25 seconds.',
  R11: 'Services start without their dependencies, in any order: alive, not ready, and ready within 30 seconds of the last one.',
  R12: 'Three replicas that migrate an empty database together all succeed, and each migration runs once.',
  R13: 'A restored dump is complete, its index can be made again, and no old mail is sent a second time.',
  R14: 'Under a mixed load memory, descriptors, connections and channels stay flat.',
  S1: 'Failed sign-ins are limited by account and by address, over all replicas; forwarded addresses count only from configured proxies.',
  S2: 'A refresh rotates once however many ask, a replay ends the session, and sign-out, disabling, deletion and new passwords end sessions within a second.',
  S3: 'Hostile tokens are refused: no or another algorithm, foreign keys, wrong times, issuers, audiences and types, on every route.',
  S4: 'Every route answers every kind of caller as its contract says, at the gateway and at the service ports.',
  S5: 'A body that names somebody else is refused and changes nobody.',
  S6: 'Nobody becomes what they may not be by naming it in a body: userType, status, isDeleted, id, __proto__.',
  S7: 'Sign-in answers alike and as fast for known and unknown addresses; what tells whether somebody has an account is throttled.',
  S8: 'Passwords are kept as argon2id hashes of the recommended cost, hashed anew when that rises; common ones are refused, long ones are not.',
  S9: 'Mailed links carry 128 random bits or more, are kept as hashes, work once and for an hour, and stand raw in no table, queue or log.',
  S10: 'Hostile pictures are refused or made harmless: decoded, encoded anew, renamed, without metadata.',
  S11: 'Bodies over the cap are refused before they are buffered, slow ones are cut off.',
  S12: 'No field takes SQL, query language or odd strings for anything but text, and none causes a 5xx.',
  S13: 'Script in names, texts, links and addresses is shown, never run; links lead to web addresses on the hosts they name.',
  S14: 'Requests from foreign origins have no effect.',
  S15: 'The way back after sign-in, or after a choice of language or theme, never leaves the site.',
  S16: 'Text improvement is bounded in time, length, uses and cost whatever the model does, and answers text only.',
  S17: 'The server fetches no address that a visitor names.',
  S18: 'Names add no recipient, header or markup to a mail.',
  S19: 'No password, token, key, link, phone or e-mail address stands in a log, trace or metric.',
  S20: 'Pages carry strict security headers: a content policy without inline script, no framing, no sniffing, transport security.',
  S21: 'Provider tokens for another app or audience, with an unproven or another address are refused and never linked.',
  S22: 'Nothing personal is left of a deleted account in any database, index, store or queue.',
  S23: 'Kubernetes workloads have probes and limits, run without root and capabilities on a read-only file system, behind deny-by-default network rules.',
} as const;

export type PromiseId = keyof typeof PROMISES;
export const PROMISE_IDS = Object.keys(PROMISES) as PromiseId[];
