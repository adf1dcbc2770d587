import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { accountActions } from '@pusula/contracts';
import { aUser, eventually } from '@pusula/service-kit/testing';
import { ids } from '../identity.testing.ts';
import { type AuditUnderTest, anAction, startAudit } from './audit.testing.ts';

let audit: AuditUnderTest;
beforeAll(async () => {
  audit = await startAudit();
});
afterAll(() => audit?.identity.stop());
const actionsOf = (id: string) => audit.identity.ask(accountActions, { id });

it('say what was done to a person, newest first, by whom in general words, and nothing of anybody else', async () => {
  const { id } = await audit.identity.imported();
  const { id: other } = await audit.identity.imported();
  const subject = { kind: 'user', id } as const;
  await audit.revise(id, { status: 'disabled' });
  await audit.revise(other, { status: 'disabled' });
  const count = { field: 'count', before: null, after: 1 };
  const told = [
    anAction(audit.adminId, { action: 'emails-viewed', subject, changes: [count] }),
    anAction('operator', { action: 'user-edited', subject, changes: [] }),
    anAction(id, { action: 'user-viewed', subject, changes: [] }),
  ];
  for (const [place, action] of told.entries()) {
    await audit.told(action);
    await eventually(async () => expect((await actionsOf(id)).total).toBe(place + 2));
  }
  const { actions } = await actionsOf(id);
  expect(actions.map(({ by, action }) => `${by} ${action}`)).toEqual([
    'yourself user-viewed',
    'operator user-edited',
    'administrator emails-viewed',
    'administrator user-disabled',
  ]);
  expect(actions[2]).toEqual({ at: told[0]?.at, by: 'administrator', action: 'emails-viewed', changes: [count] });
  expect(actions[3]?.changes).toEqual([{ field: 'status', before: 'enabled', after: 'disabled' }]);
  expect(JSON.stringify(actions)).not.toMatch(new RegExp(`${audit.adminId}|${other}`));
});

it('are nobody’s but the gateway’s to ask for', async () => {
  const id = ids.next();
  const asked = audit.identity.test.callAs(aUser({ id, role: 'admin' }))(accountActions, { id });
  await expect(asked).rejects.toThrow('INVALID_TOKEN_TYPE');
  expect(await actionsOf(id)).toEqual({ actions: [], total: 0 });
});
