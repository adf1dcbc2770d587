import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { eventually } from '@pusula/service-kit/testing';
import { ids, PASSWORD } from '../identity.testing.ts';
import { type AuditUnderTest, anAction, startAudit } from './audit.testing.ts';

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
const undo = (id: string, undoes: string) => audit.revise(id, { status: 'enabled' }, { expected: { status: 'disabled' }, undoes });

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
    await expect(undo(id, entry.id)).rejects.toThrow('NOT_UNDOABLE');
    expect(await latest(id)).toMatchObject({ undoableUntil: null, undoObstacle: 'too-old' });
    clock.set(NOW);
    await expect(undo(id, entry.id)).resolves.toBeDefined();
  });

  it('is taken back once, of many who try at the same moment; both entries say so', async () => {
    const { id, entry } = await disabled();
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => undo(id, entry.id)));
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [(outcome.reason as Error).message] : []));
    expect(refused).toHaveLength(9);
    expect(refused.every((code) => code === 'NOT_UNDOABLE' || code === 'CONFLICT')).toBe(true);
    const [undoing, undone] = await audit.entries({ subjectId: id });
    expect([undoing?.action, undoing?.undoes, undone?.undoableUntil, undone?.undoObstacle]).toEqual([
      'user-enabled',
      entry.id,
      null,
      'undone',
    ]);
    expect(undone?.undoneBy).toEqual({
      id: undoing?.id,
      at: NOW,
      actor: expect.objectContaining({ id: audit.adminId, lastName: 'Yılmaz' }),
    });
    await expect(undoable(entry.id)).rejects.toThrow('NOT_UNDOABLE');
  });

  it('may be a taking back itself', async () => {
    const { id, entry } = await disabled();
    await undo(id, entry.id);
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

describe('an action whose effect was changed again', () => {
  it('cannot be undone any more, says so beforehand, and is a conflict for whoever tries', async () => {
    const { id, entry } = await disabled();
    await audit.revise(id, { status: 'deleted' });
    const [, first] = await audit.entries({ subjectId: id });
    expect(first).toMatchObject({ id: entry.id, undoableUntil: null, undoObstacle: 'superseded', undoneBy: null });
    await expect(undoable(entry.id)).rejects.toThrow('CONFLICT');
  });

  it('can be undone again once the later change was undone', async () => {
    const { id, entry } = await disabled();
    await audit.revise(id, { status: 'deleted' });
    const later = await latest(id);
    await audit.revise(id, { status: 'disabled' }, { expected: { status: 'deleted' }, undoes: later.id });
    await expect(undoable(entry.id)).resolves.toBeDefined();
  });

  it('is told apart field by field: what another edit did to other fields leaves it open', async () => {
    const { id } = await audit.identity.imported();
    const named = (field: 'firstName' | 'city', before: string, after: string) =>
      audit.told(
        anAction(audit.adminId, { at: NOW, action: 'user-edited', subject: { kind: 'user', id }, changes: [{ field, before, after }] }),
      );
    await named('firstName', 'Ayşe', 'Ayten');
    await named('city', 'İzmir', 'Bursa');
    await named('firstName', 'Ayten', 'Aysel');
    await eventually(async () => {
      const entries = await audit.entries({ subjectId: id });
      expect(entries.map(({ undoObstacle }) => undoObstacle)).toEqual([null, null, 'superseded']);
    });
  });

  it('is seen although the log was not told of what changed the account', async () => {
    const { id } = await disabled();
    await audit.identity.query(`update account set status = 'enabled' where id = $1`, [id]);
    expect((await latest(id)).undoObstacle).toBe('superseded');
  });

  it('may be a category’s; the place of a new one moves with its siblings', async () => {
    const subject = { kind: 'category', id: ids.next() } as const;
    const change = (field: string, before: string | number | null, after: string | number | null) => ({ field, before, after });
    const publishAction = (action: 'category-created' | 'category-edited', changes: contracts.AuditChange[]) =>
      audit.told(anAction(audit.adminId, { at: NOW, action, subject, changes }));
    await publishAction('category-created', [change('nameTr', null, 'Kariyer'), change('order', null, 3)]);
    await publishAction('category-edited', [change('order', 3, 0)]);
    const obstacles = async () => (await audit.entries({ subjectId: subject.id })).map(({ undoObstacle }) => undoObstacle);
    await eventually(async () => expect(await obstacles()).toEqual([null, null]));
    await publishAction('category-edited', [change('nameTr', 'Kariyer', 'İş')]);
    await eventually(async () => expect(await obstacles()).toEqual([null, null, 'superseded']));
  });
});

describe('what was done just now', () => {
  it('tells the entry by which it can be undone, unless nothing was changed or an address was', async () => {
    const { id, email } = await audit.identity.imported();
    const done = async (edit: contracts.AccountEdit) =>
      ((await audit.revise(id, edit)) as contracts.ReplyOf<typeof contracts.reviseAccount>).undoableEntryId;
    expect(await done({ status: 'disabled' })).toBe((await latest(id)).id);
    expect([await done({ status: 'disabled' }), await done({ email: `new-${email}` })]).toEqual([null, null]);
  });
});

describe('what cannot be taken back', () => {
  it('is what the log does not know', async () => {
    await expect(undoable(ids.next())).rejects.toThrow('AUDIT_ENTRY_NOT_FOUND');
  });

  it('is a change that was made from something else by now', async () => {
    const { id, entry } = await disabled();
    await audit.revise(id, { status: 'deleted' });
    await expect(undo(id, entry.id)).rejects.toThrow('CONFLICT');
    expect((await latest(id)).action).toBe('user-deleted');
  });

  it('is somebody else’s action', async () => {
    const [one, other] = [await disabled(), await disabled()];
    await expect(undo(one.id, other.entry.id)).rejects.toThrow('NOT_UNDOABLE');
    await expect(undo(one.id, ids.next())).rejects.toThrow('NOT_UNDOABLE');
  });

  it('is a change of an address, which its owner may have proven', async () => {
    const { id, email } = await audit.identity.imported();
    await audit.revise(id, { email: `new-${email}` });
    const entry = await latest(id);
    expect(entry).toMatchObject({ undoableUntil: null, undoObstacle: 'final' });
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

  it('may be of example sentences, which come and go one by one: whether those of an edit still stand, their owner says', async () => {
    const subject = { kind: 'category', id: ids.next() } as const;
    for (const after of [['bir'], ['iki'], ['üç']]) {
      const changes = [{ field: 'examplesTr', before: [], after }];
      await audit.told(anAction(audit.adminId, { at: NOW, action: 'category-examples-edited', subject, changes }));
    }
    const obstacles = async () => (await audit.entries({ subjectId: subject.id })).map(({ undoObstacle }) => undoObstacle);
    await eventually(async () => expect(await obstacles()).toEqual([null, null, null]));
  });
});
