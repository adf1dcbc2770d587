import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '@pusula/service-kit/testing';
import { ids } from '../identity.testing.ts';
import { type AuditUnderTest, anAction, startAudit } from './audit.testing.ts';

let audit: AuditUnderTest;
beforeAll(async () => {
  audit = await startAudit();
});
afterAll(() => audit?.identity.stop());

const figures = async (name: string) => {
  const metrics = await (await fetch(`${audit.identity.test.running.url}/metrics`)).text();
  const lines = [...metrics.matchAll(new RegExp(`^pusula_${name}\\{action="([^"]+)",[^}]*\\} (\\d+)$`, 'gm'))];
  return Object.fromEntries(lines.map(([, action, value]) => [action, Number(value)]));
};

it('tells how much of each action there was within an hour, in all and by whoever did most', async () => {
  const now = audit.identity.test.clock.now();
  const at = (minutesAgo: number) => new Date(now.getTime() - minutesAgo * 60_000).toISOString();
  const one = ids.next();
  const look = (actorId: string, minutesAgo: number, action: 'user-viewed' | 'users-exported' = 'user-viewed') =>
    anAction(actorId, { action, subject: { kind: 'user', id: ids.next() }, at: at(minutesAgo) });
  const looks = [one, one, one, ids.next()].map((actorId, index) => look(actorId, index * 10));
  for (const taken of [...looks, look(one, 61), look(one, 1, 'users-exported')]) await audit.told(taken);
  await eventually(async () => expect(await figures('audit_entries_last_hour')).toMatchObject({ 'user-viewed': 4, 'users-exported': 1 }));
  expect(await figures('audit_entries_last_hour_by_one')).toMatchObject({ 'user-viewed': 3, 'users-exported': 1, 'admin-appointed': 0 });
});
