import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type AuditUnderTest, anAction, startAudit } from './audit.testing.ts';

let audit: AuditUnderTest;
beforeAll(async () => {
  audit = await startAudit();
});
afterAll(() => audit?.identity.stop());

it('actions of long ago are read in their order, once, and are part of the chain', async () => {
  const { importActions } = audit.identity.service;
  const actions = ['2026-01-05T09:00:00.000Z', '2026-02-05T09:00:00.000Z'].map((at) => anAction(audit.adminId, { at }));
  await importActions(actions);
  await importActions(actions);
  const { id } = anAction(audit.adminId);
  await audit.told(anAction(audit.adminId, { id }));
  const entries = await audit.entries();
  expect(entries.map((entry) => entry.id).slice(-2)).toEqual(actions.map((action) => action.id).reverse());
  expect(entries.map(({ at, undoObstacle }) => [at, undoObstacle]).slice(-2)).toEqual(actions.map(({ at }) => [at, 'too-old']).reverse());
  expect(await audit.integrity()).toMatchObject({ isIntact: true, firstBroken: null });
});
