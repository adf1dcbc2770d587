import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { eventually } from '@pusula/service-kit/testing';
import { ids, PASSWORD } from '../identity.fixture.ts';
import { type AuditUnderTest, anAction, startAudit } from './audit.fixture.ts';

const DAY_MS = 24 * 60 * 60_000;
const NOW = '2026-03-01T09:00:00.000Z';
let audit: AuditUnderTest;
beforeAll(async () => {
  audit = await startAudit();
});
afterAll(() => audit?.identity.stop());
beforeEach(() => audit.identity.test.clock.set(NOW));

const undoable = (id: string) => audit.identity.ask(contracts.undoableAction, { id });
const latest = async (id: string) => (await audit.entries({ subjectId: id }))[0] as contracts.AuditEntry;
const disabled = async () => {
  const { id } = await audit.identity.imported();
  await audit.revise(id, { status: 'disabled' });
  return { id, entry: await latest(id) };
};
const takeBack = (id: string, undoes: string) => audit.revise(id, { status: 'enabled' }, { expected: { status: 'disabled' }, undoes });

describe('an action that can be taken back', () => {
  it('is told whole to whoever does it, and shows until when', async () => {
    const { id, entry } = await disabled();
    expect(entry.undoableUntil).toBe('2026-03-02T09:00:00.000Z');
    expect((await undoable(entry.id)).action).toEqual({
      id: entry.id,
      at: NOW,
      actorId: audit.adminId,
      action: 'user-disabled',
      subject: { kind: 'user', id },
      changes: [{ field: 'status', before: 'enabled', after: 'disabled' }],
      undoes: null,
    });
  });

  it('can be taken back until a day has passed, and not at its end', async () => {
    const { id, entry } = await disabled();
    const { clock } = audit.identity.test;
    clock.advance(DAY_MS - 1);
    await expect(undoable(entry.id)).resolves.toBeDefined();
    clock.advance(1);
    await expect(undoable(entry.id)).rejects.toThrow('NOT_UNDOABLE');
    await expect(takeBack(id, entry.id)).rejects.toThrow('NOT_UNDOABLE');
    expect((await latest(id)).undoableUntil).toBeNull();
    clock.set(NOW);
    await expect(takeBack(id, entry.id)).resolves.toBeDefined();
  });

  it('is taken back once, of many who try at the same moment; both entries say so', async () => {
    const { id, entry } = await disabled();
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => takeBack(id, entry.id)));
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [(outcome.reason as Error).message] : []));
    expect(refused).toHaveLength(9);
    expect(refused.every((code) => code === 'NOT_UNDOABLE' || code === 'CONFLICT')).toBe(true);
    const [undoing, undone] = await audit.entries({ subjectId: id });
    expect([undoing?.action, undoing?.undoes, undone?.undoneBy, undone?.undoableUntil]).toEqual([
      'user-enabled',
      entry.id,
      undoing?.id,
      null,
    ]);
    await expect(undoable(entry.id)).rejects.toThrow('NOT_UNDOABLE');
  });

  it('may be a taking back itself', async () => {
    const { id, entry } = await disabled();
    await takeBack(id, entry.id);
    const second = await latest(id);
    await expect(undoable(second.id)).resolves.toBeDefined();
    await audit.revise(id, { status: 'disabled' }, { expected: { status: 'enabled' }, undoes: second.id });
    expect((await latest(id)).undoes).toBe(second.id);
  });

  it('may have been done elsewhere, and is over when that tells that it was taken back', async () => {
    const taken = anAction(audit.adminId);
    await audit.told(taken);
    await eventually(async () => expect((await undoable(taken.id)).action).toEqual(taken));
    const back = anAction(audit.adminId, { subject: taken.subject, undoes: taken.id });
    await audit.told(back);
    await eventually(() => expect(undoable(taken.id)).rejects.toThrow('NOT_UNDOABLE'));
  });
});

describe('what cannot be taken back', () => {
  it('is what the log does not know', async () => {
    await expect(undoable(ids.next())).rejects.toThrow('AUDIT_ENTRY_NOT_FOUND');
  });

  it('is a change that was made from something else by now', async () => {
    const { id, entry } = await disabled();
    await audit.revise(id, { status: 'deleted' });
    await expect(takeBack(id, entry.id)).rejects.toThrow('CONFLICT');
    expect((await latest(id)).action).toBe('user-deleted');
  });

  it('is somebody else’s action', async () => {
    const [one, other] = [await disabled(), await disabled()];
    await expect(takeBack(one.id, other.entry.id)).rejects.toThrow('NOT_UNDOABLE');
    await expect(takeBack(one.id, ids.next())).rejects.toThrow('NOT_UNDOABLE');
  });

  it('is a change of an address, which its owner may have proven', async () => {
    const { id, email } = await audit.identity.imported();
    await audit.revise(id, { email: `new-${email}` });
    const entry = await latest(id);
    expect(entry.undoableUntil).toBeNull();
    await expect(undoable(entry.id)).rejects.toThrow('NOT_UNDOABLE');
    await expect(audit.revise(id, { email }, { undoes: entry.id })).rejects.toThrow('NOT_UNDOABLE');
  });

  it('is what was done to somebody who has been erased since', async () => {
    const { id } = await audit.identity.imported();
    await audit.revise(id, { userType: 'coach' });
    const { id: entryId } = await latest(id);
    await audit.identity.ask(contracts.eraseAccount, { id, authenticationType: 'Basic', password: PASSWORD });
    await expect(undoable(entryId)).rejects.toThrow('NOT_UNDOABLE');
  });
});
