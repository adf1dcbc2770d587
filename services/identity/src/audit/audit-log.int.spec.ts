import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { queueOf } from '@pusula/service-kit/bus';
import { eventually, publish } from '@pusula/service-kit/testing';
import { ids, PASSWORD } from '../identity.testing.ts';
import { type AuditUnderTest, anAction, startAudit } from './audit.testing.ts';

let audit: AuditUnderTest;
beforeAll(async () => {
  audit = await startAudit();
});
afterAll(() => audit?.identity.stop());

/** An entry, once the service has seen it. */
const kept = (id: string) =>
  eventually(async () => {
    const entry = (await audit.entries()).find((each) => each.id === id);
    if (!entry) throw new Error('it is not in the log');
    return entry;
  });
const countOf = async (id: string) => (await audit.identity.query('select 1 from audit_entry where id = $1', [id])).length;
/** So many messages are put aside; then they are thrown away. */
async function areRefused(howMany: number): Promise<void> {
  const queue = queueOf('test', 'identity');
  const { deadLetters } = audit.identity.test.bus;
  await eventually(async () => expect(await deadLetters.count(queue)).toBe(howMany));
  await deadLetters.discard(queue, async (letters) => new Set(letters.map(({ id }) => id)));
}

describe('what other services tell', () => {
  it.each([
    ['gateway', 'dead-letters-replayed', 'queue'],
    ['profile', 'users-exported', 'user'],
    ['catalog', 'category-edited', 'category'],
    ['search', 'help-lines-edited', 'help-lines'],
    ['mail', 'emails-viewed', 'user'],
  ] as const)('is kept whole: %s', async (_, action, kind) => {
    const taken = anAction(audit.adminId, { action, subject: { kind, id: '' } });
    await audit.told(taken);
    const { person, undoableUntil: _until, undoObstacle: _obstacle, undoneBy, actor, ...entry } = await kept(taken.id);
    const { actorId, ...said } = taken;
    expect([entry, actor?.id, person, undoneBy]).toEqual([said, actorId, null, null]);
  });

  it('O5: is believed of what is done there alone, and nothing of accounts is', async () => {
    const { id } = await audit.identity.imported();
    const subject = { kind: 'user', id } as const;
    const demoted = {
      action: 'user-edited',
      subject,
      changes: [{ field: 'userType', before: 'admin', after: 'member' }],
    } satisfies Partial<contracts.ActionTaken>;
    const forged = contracts.ACTIONS_TAKEN.flatMap((place) =>
      [
        anAction(audit.adminId, demoted),
        anAction('operator', { action: 'admin-appointed', subject, changes: [] }),
        anAction(audit.adminId, { action: place === contracts.mailActionTaken ? 'users-exported' : 'emails-viewed', subject }),
        // A category's edit that says it was a person's, and a look that says it took something back.
        anAction(audit.adminId, { subject }),
        anAction(audit.adminId, { action: 'emails-viewed', subject, changes: [], undoes: ids.next() }),
      ].map((taken) => [place, taken] as const),
    );
    for (const [place, taken] of forged) await audit.told(taken, place);
    await areRefused(forged.length);
    expect(await audit.entries({ subjectId: id })).toEqual([]);
  });

  it('O9: is of this day, and takes back only what was done to the same subject', async () => {
    const { clock } = audit.identity.test;
    await audit.told(anAction(audit.adminId, { at: new Date(clock.now().getTime() + 3_600_000).toISOString() }));
    await areRefused(1);
    const deleted = anAction(audit.adminId, { action: 'category-deleted' });
    await audit.told(deleted);
    const restored = anAction(audit.adminId, { action: 'category-restored', undoes: deleted.id });
    await audit.told(restored);
    await kept(restored.id);
    expect((await kept(deleted.id)).undoneBy).toBeNull();
  });

  it('is kept once, however often it is told', async () => {
    const taken = anAction(audit.adminId);
    for (let times = 0; times < 3; times += 1) await audit.told(taken);
    await audit.told({ ...taken, action: 'category-created' });
    const later = anAction(audit.adminId);
    await audit.told(later);
    await kept(later.id);
    await eventually(async () => expect(await audit.identity.query('select 1 from delivery')).toEqual([]));
    expect([await countOf(taken.id), (await kept(taken.id)).action]).toEqual([1, 'category-edited']);
  });

  it('may be an operator’s doing, or somebody’s who has gone', async () => {
    const [operator, gone] = [anAction('operator'), anAction(ids.next())];
    await audit.told(operator);
    await audit.told(gone);
    expect((await kept(operator.id)).actor).toBeNull();
    expect((await kept(gone.id)).actor).toEqual({ id: gone.actorId, firstName: '', lastName: '', email: '' });
  });
});

describe('the log', () => {
  it('is told newest first, in the order in which it was told: a page of fifty, then what is older', async () => {
    const subject = { kind: 'queue', id: 'mail' } as const;
    const taken = Array.from({ length: 120 }, () => anAction(audit.adminId, { action: 'dead-letters-replayed', subject, changes: [] }));
    // Ids of many services say nothing about the order.
    const inOrder = taken.toSorted((one, other) => one.id.slice(-1).localeCompare(other.id.slice(-1)));
    for (const each of inOrder) await audit.told(each);
    await eventually(async () => expect((await audit.entries({ subjectId: 'mail' }))[0]?.id).toBe(inOrder.at(-1)?.id));
    const read: string[] = [];
    const sizes: number[] = [];
    for (let before: string | undefined, next: string | null = ''; next !== null; before = next ?? undefined) {
      const page = await audit.page({ subjectId: 'mail', ...(before ? { before } : {}) });
      read.push(...page.entries.map(({ id }) => id));
      sizes.push(page.entries.length);
      next = page.next;
    }
    expect([sizes, read]).toEqual([[50, 50, 20], inOrder.map(({ id }) => id).reverse()]);
  });

  it('is narrowed to an action, to whoever acts, and to what it was done to', async () => {
    const taken = anAction('operator', { action: 'index-rebuild-started', subject: { kind: 'index', id: ids.next() } });
    await audit.told(taken, contracts.searchActionTaken);
    await kept(taken.id);
    const idsOf = async (filter: Parameters<AuditUnderTest['entries']>[0]) => (await audit.entries(filter)).map(({ id }) => id);
    expect(await idsOf({ action: 'index-rebuild-started' })).toEqual([taken.id]);
    expect(await idsOf({ subjectId: taken.subject.id })).toEqual([taken.id]);
    expect(await idsOf({ actorId: 'operator', action: 'index-rebuild-started' })).toEqual([taken.id]);
    expect(await idsOf({ actorId: audit.adminId, action: 'index-rebuild-started' })).toEqual([]);
    expect(await idsOf({ before: ids.next() })).toEqual([]);
  });
});

describe('those whom the log names', () => {
  it('are called by their whole name and address, as they are today', async () => {
    const { id, email } = await audit.identity.imported();
    await audit.revise(id, { status: 'disabled' });
    await publish(audit.identity.test, contracts.personRenamed, id, { id, version: 2, firstName: 'Işıl', lastName: 'Kaya' });
    await eventually(async () => {
      const [entry] = await audit.entries({ subjectId: id });
      expect(entry?.person).toEqual({ id, firstName: 'Işıl', lastName: 'Kaya', email });
      expect(entry?.actor).toMatchObject({ firstName: 'Ayşe', lastName: 'Yılmaz' });
    });
  });

  it('may be categories that are gone: the log still knows what they were called, wherever they come up', async () => {
    const [gone, back, there] = [ids.next(), ids.next(), ids.next()];
    const deletion = (id: string, nameTr: string, action: 'category-deleted' | 'category-restored' = 'category-deleted') => {
      const fields = { nameTr, nameEn: `${nameTr} (en)`, status: 'active' };
      const changes = Object.entries(fields).map(([field, value]) =>
        action === 'category-deleted' ? { field, before: value, after: null } : { field, before: null, after: value },
      );
      return anAction(audit.adminId, { action, subject: { kind: 'category', id }, changes });
    };
    const moved = anAction(audit.adminId, { changes: [{ field: 'parentId', before: gone, after: there }] });
    const chosen = anAction(audit.adminId, {
      action: 'user-edited',
      subject: { kind: 'user', id: ids.next() },
      changes: [{ field: 'categories', before: [back, gone], after: [] }],
    });
    const [deleted, deletedToo, restored] = [deletion(gone, 'Eski'), deletion(back, 'Dönen'), deletion(back, 'Dönen', 'category-restored')];
    for (const taken of [moved, chosen, deleted, deletedToo, restored]) await audit.told(taken);
    for (const taken of [moved, chosen, deleted, deletedToo, restored]) await kept(taken.id);
    const names = { [gone]: { nameTr: 'Eski', nameEn: 'Eski (en)' } };
    for (const { subject } of [moved, chosen, deleted])
      expect((await audit.page({ subjectId: subject.id })).deletedCategories).toEqual(names);
    expect((await audit.page({ subjectId: back })).deletedCategories).toEqual({});
  });
});

describe('S22: somebody who was erased', () => {
  const erased = async () => {
    const { id } = await audit.identity.imported();
    await audit.revise(id, { userType: 'coach' });
    const renamed = { field: 'lastName', before: 'Yılmaz', after: 'Kayalıoğlu' };
    await audit.told(anAction(audit.adminId, { action: 'user-edited', subject: { kind: 'user', id }, changes: [renamed] }));
    await audit.revise(id, { email: `kayalioglu-${id}@example.com` });
    await audit.identity.ask(contracts.eraseAccount, { id, authenticationType: 'Basic', password: PASSWORD });
    return id;
  };

  it('leaves in the log who did something with them and when, and not what; it is whole all the same', async () => {
    const id = await erased();
    const entries = await audit.entries({ subjectId: id });
    expect(entries.map(({ action, actor, person, changes, undoableUntil }) => [action, actor?.id, person, changes, undoableUntil])).toEqual(
      Array.from({ length: 3 }, () => ['user-edited', audit.adminId, { id, firstName: '', lastName: '', email: '' }, [], null]),
    );
    const tables = await audit.identity.query(`select table_name as name from information_schema.tables where table_schema = 'public'`);
    await eventually(async () => {
      for (const { name } of tables)
        expect(JSON.stringify(await audit.identity.query(`select * from "${name}"`)).toLowerCase()).not.toContain('kayal');
    });
    expect(await audit.integrity()).toMatchObject({ isIntact: true });
  });

  it('is spoken of late without a detail', async () => {
    const id = await erased();
    const changes = [{ field: 'lastName', before: 'Yılmaz', after: 'Kayalıoğlu' }];
    const taken = anAction(audit.adminId, { action: 'user-edited', subject: { kind: 'user', id }, changes });
    await audit.told(taken);
    expect(await kept(taken.id)).toMatchObject({ action: 'user-edited', changes: [] });
    expect(await audit.identity.query('select 1 from audit_detail join audit_entry using (sequence) where id = $1', [taken.id])).toEqual(
      [],
    );
    expect(await audit.integrity()).toMatchObject({ isIntact: true });
  });

  it('loses their name as one who acts, too', async () => {
    const { id } = await audit.identity.imported();
    const taken = anAction(id);
    await audit.told(taken);
    expect((await kept(taken.id)).actor).toMatchObject({ id, firstName: 'Ayşe', lastName: 'Yılmaz' });
    await audit.identity.ask(contracts.eraseAccount, { id, authenticationType: 'Basic', password: PASSWORD });
    expect((await kept(taken.id)).actor).toEqual({ id, firstName: '', lastName: '', email: '' });
  });
});

// Last: whoever reads the whole log after it reads some twenty megabytes.
describe('what is told at great length', () => {
  it('O10: is no longer than the longest edit, so that a page of them is still read', async () => {
    const subject = { kind: 'user', id: ids.next() } as const;
    const looked = (after: contracts.AuditChange['after'], more = 1) =>
      anAction(audit.adminId, {
        action: 'emails-viewed',
        subject,
        changes: Array.from({ length: more }, () => ({ field: 'to', before: '', after })),
      });
    const longest = 'a'.repeat(contracts.LIMITS.editBodyBytes - 50);
    await audit.told(looked(`${longest}${longest}`), contracts.mailActionTaken);
    await audit.told(looked('', 101), contracts.mailActionTaken);
    await areRefused(2);
    const page = Array.from({ length: contracts.LIMITS.auditEntriesPage + 1 }, () => looked(longest));
    for (const each of page) await audit.told(each);
    const countKept = async () => (await audit.identity.query('select 1 from audit_entry where subject_id = $1', [subject.id])).length;
    await eventually(async () => expect(await countKept()).toBe(page.length));
    const { entries, next } = await audit.page({ subjectId: subject.id });
    expect([entries[0]?.id, entries.length, next]).toEqual([page.at(-1)?.id, page.length - 1, page[1]?.id]);
  });
});
