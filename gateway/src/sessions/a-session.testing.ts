import type { Role } from '@pusula/contracts';
import { openDatabase } from '@pusula/service-kit/db';
import { silentLog } from '@pusula/service-kit/log';
import { newIds } from '@pusula/service-kit/service';
import { type Session, SessionTable } from './session.ts';
import { sessionStore } from './session-store.ts';

/** A session that a program has opened, in which nobody has proven anything since. @param more what is to be told of it */
export const aSession = (openedAt: Date, more: Partial<Session> = {}): Session => ({
  id: 's',
  accountId: 'a',
  role: 'member',
  email: 'a@example.test',
  isVerified: true,
  authenticationType: 'Basic',
  userAgent: '',
  createdAt: openedAt,
  lastUsedAt: openedAt,
  tokenId: 'first',
  previousTokenId: null,
  rotatedAt: openedAt,
  isTokenUsed: true,
  givenUpTokenIds: [],
  revokedAt: null,
  provenAt: null,
  hasPasskey: false,
  adminSince: null,
  needsCookie: false,
  ...more,
});

/** Opens such sessions of new accounts, behind the gateway's back. @returns what their tokens name them by */
export async function unprovenSessions(databaseUrl: string) {
  const db = await openDatabase({ url: databaseUrl, schema: { tables: [SessionTable], migrations: [] }, log: silentLog() });
  const [ids, sessions] = [newIds(), sessionStore(db)];
  return {
    async open(role: Role) {
      const [sub, sid] = [ids.next(), ids.next()];
      await sessions.open(aSession(new Date(), { id: sid, accountId: sub, role, tokenId: ids.next() }));
      return { sub, sid };
    },
    close: db.close,
  };
}
