import { accountActions, accountData, accountEmails, type myData as contract, personData } from '@pusula/contracts';
import { sessionList } from '../auth/open-sessions.ts';
import type { Deps } from '../deps.ts';
import type { GatewayHandler } from '../handler.ts';
import { browserList } from '../known-browsers/own-browsers.ts';
import { signedIn } from '../sessions/signed-in.ts';

/** What the caller takes along. Without all of its sources there is no answer: half of it would look like all. */
export const myData =
  ({ identity, profile, mail, sessions, browsers, clock }: Deps): GatewayHandler<typeof contract> =>
  async ({ caller, client: { browser }, signal }) => {
    const { id, sessionId } = signedIn(caller);
    const now = clock.now();
    const [{ account }, { profile: person, photograph }, emails, auditLog, alive, known] = await Promise.all([
      identity(accountData, { id }, { signal }),
      profile(personData, { id }, { signal }),
      mail(accountEmails, { id }, { signal }),
      identity(accountActions, { id }, { signal }),
      sessions.aliveOf(id, now),
      browsers.knownTo(id, now),
    ]);
    return {
      exportedAt: now.toISOString(),
      account,
      profile: person,
      photograph,
      emails,
      auditLog,
      sessions: sessionList(alive, sessionId, now),
      knownBrowsers: browserList(known, browser.id),
    };
  };
