import * as contracts from '@pusula/contracts';
import { aUser, publish } from '@pusula/service-kit/testing';
import { type IdentityUnderTest, ids, startIdentity } from '../identity.testing.ts';

type Entries = contracts.InputOf<typeof contracts.auditEntries>;
export type AuditUnderTest = {
  readonly identity: IdentityUnderTest;
  /** Does it all. */
  readonly adminId: string;
  readonly revise: (
    id: string,
    edit: contracts.AccountEdit,
    more?: Partial<contracts.InputOf<typeof contracts.reviseAccount>>,
  ) => Promise<unknown>;
  readonly entries: (filter?: Entries) => Promise<readonly contracts.AuditEntry[]>;
  readonly page: (filter?: Entries) => Promise<contracts.ReplyOf<typeof contracts.auditEntries>>;
  readonly integrity: () => Promise<contracts.ReplyOf<typeof contracts.auditIntegrity>>;
  /** Another service tells of an action: the one in which it is done, unless another is named. */
  readonly told: (taken: contracts.ActionTaken, by?: (typeof contracts.ACTIONS_TAKEN)[number]) => Promise<void>;
  /** As somebody who may do anything to the database, triggers or no triggers. */
  readonly tamper: (sql: string, values?: unknown[]) => Promise<void>;
};

/** The identity service with an administrator, and everything about its audit log. */
export async function startAudit(): Promise<AuditUnderTest> {
  const identity = await startIdentity();
  const { id: adminId } = await identity.imported({ userType: 'admin' });
  const asAdmin = identity.test.callAs(aUser({ id: adminId, role: 'admin' }));
  const page = (filter: Entries = {}) => asAdmin(contracts.auditEntries, filter);
  return {
    identity,
    adminId,
    revise: (id, edit, more) => identity.ask(contracts.reviseAccount, { actorId: adminId, id, edit, isProven: true, ...more }),
    page,
    entries: async (filter) => (await page(filter)).entries,
    integrity: () => asAdmin(contracts.auditIntegrity, {}),
    told: (taken, by = placeOf(taken)) => publish(identity.test, by, taken.subject.id || taken.subject.kind, taken),
    tamper: (sql, values) =>
      identity.test.running.db.transaction(async (tx) => {
        await tx.query('set local session_replication_role = replica');
        await tx.query(sql, values);
      }),
  };
}

function placeOf(taken: contracts.ActionTaken): (typeof contracts.ACTIONS_TAKEN)[number] {
  const place = contracts.ACTIONS_TAKEN.find(({ data }) => data.safeParse(taken).success);
  if (!place) throw new Error(`no service tells of ${taken.action}`);
  return place;
}

export const anAction = (actorId: string, more: Partial<contracts.ActionTaken> = {}): contracts.ActionTaken => ({
  id: ids.next(),
  at: '2026-03-01T09:00:00.000Z',
  actorId,
  action: 'category-edited',
  subject: { kind: 'category', id: ids.next() },
  changes: [{ field: 'nameTr', before: 'Kariyer', after: 'Kariyer Koçluğu' }],
  undoes: null,
  ...more,
});
