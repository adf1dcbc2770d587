import { createHash, createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Log } from '@pusula/service-kit/log';
import { AUDIT_KEY, ids } from '../identity.testing.ts';
import { type AuditUnderTest, anAction, startAudit } from './audit.testing.ts';
import { lastEntryCheck } from './last-entry-check.ts';

let audit: AuditUnderTest;
let chain: readonly string[];
beforeAll(async () => {
  audit = await startAudit();
  for (let count = 0; count < 6; count += 1) {
    const { id } = await audit.identity.imported();
    await audit.revise(id, { userType: 'coach', status: 'disabled' });
  }
  chain = (await audit.identity.query('select id from audit_entry order by sequence')).map(({ id }) => String(id));
});
afterAll(() => audit?.identity.stop());

const rewrite = (sql: string) => audit.identity.query(sql);

describe('the log is only ever added to', () => {
  it.each([
    `update audit_entry set action = 'user-enabled' where sequence = 1`,
    'update audit_entry set actor_id = actor_id where false',
    'delete from audit_entry where sequence = 6',
    'truncate audit_entry cascade',
    `update audit_detail set changes = '[]'`,
    'truncate audit_detail',
  ])('by the service itself, too: %s', async (sql) => {
    await expect(rewrite(sql)).rejects.toThrow('the audit log is only ever added to');
    expect(await audit.integrity()).toEqual({ entries: 6, isIntact: true, firstBroken: null });
  });

  it('and its details go with those whom they are about, not before', async () => {
    await expect(rewrite('delete from audit_detail')).rejects.toThrow('goes with its subject only');
    expect(await audit.integrity()).toMatchObject({ isIntact: true });
  });
});

describe('a log that somebody with all rights has rewritten', () => {
  const BACKUP = 'create table entries as table audit_entry; create table details as table audit_detail';
  const move = (from: number, to: number) => `update audit_entry set sequence = ${to} where sequence = ${from}`;
  const RESTORE = `delete from audit_detail; delete from audit_entry; insert into audit_entry table entries; insert into audit_detail table details;
    drop table entries, details`;

  it.each([
    ['another action', `update audit_entry set action = 'user-enabled' where sequence = 3`, 3],
    ['another admin', `update audit_entry set actor_id = '${ids.next()}' where sequence = 3`, 3],
    ['another time', `update audit_entry set at = at + interval '1 millisecond' where sequence = 3`, 3],
    ['an entry of a new hash', `update audit_entry set hash = repeat('x', 43) where sequence = 3`, 3],
    ['an entry that is missing', `delete from audit_detail where sequence = 3; delete from audit_entry where sequence = 3`, 4],
    ['a first entry that is missing', 'delete from audit_entry where sequence = 1', 2],
    ['entries that have changed places', `${move(3, 9)}; ${move(4, 3)}; ${move(9, 4)}`, 4],
    ['another detail', `update audit_detail set changes = '[]' where sequence = 3`, 3],
    ['another value in a detail', `update audit_detail set changes = jsonb_set(changes, '{0,before}', '"admin"') where sequence = 3`, 3],
    ['a detail that is missing', `delete from audit_detail where sequence = 3`, 3],
  ])('is found out by %s', async (_, sql, firstBroken) => {
    await audit.tamper(BACKUP);
    await audit.tamper(sql);
    const { isIntact, firstBroken: found } = await audit.integrity();
    expect([isIntact, chain.indexOf(found ?? '') + 1]).toEqual([false, firstBroken]);
    await audit.tamper(RESTORE);
    expect(await audit.integrity()).toEqual({ entries: 6, isIntact: true, firstBroken: null });
  });
});

describe('a log whose tables somebody owns who has not the key', () => {
  const BACKUP = 'create table details as table audit_detail';
  const RESTORE = 'delete from audit_detail; insert into audit_detail table details; drop table details; delete from erased_account';

  it('shows a detail that was taken out under the pretence of an erasure', async () => {
    await audit.tamper(BACKUP);
    await audit.tamper('insert into erased_account (id, version) select subject_id, 9 from audit_entry where sequence = 3');
    await audit.tamper('delete from audit_detail where sequence = 3');
    expect(await audit.integrity()).toMatchObject({ isIntact: false, firstBroken: chain[2] });
    await audit.tamper(RESTORE);
    expect(await audit.integrity()).toMatchObject({ isIntact: true });
  });

  it('shows an entry that was added with a hash that anybody can make', async () => {
    const [last] = await audit.identity.query('select sequence, hash from audit_entry order by sequence desc limit 1');
    const { id, subject } = anAction('operator');
    const at = '2026-03-01T09:00:00.000Z';
    const sequence = Number(last?.sequence) + 1;
    const said = [last?.hash, sequence, id, at, 'operator', 'category-edited', 'category', subject.id, null, null];
    const hash = createHash('sha256').update(JSON.stringify(said)).digest('base64url');
    await audit.tamper(
      `insert into audit_entry (sequence, id, at, actor_id, action, subject_kind, subject_id, previous_hash, hash)
       values ($1, $2, $3, 'operator', 'category-edited', 'category', $4, $5, $6)`,
      [sequence, id, at, subject.id, last?.hash, hash],
    );
    expect(await audit.integrity()).toMatchObject({ isIntact: false, firstBroken: id });
    await audit.tamper('delete from audit_entry where sequence = $1', [sequence]);
    expect(await audit.integrity()).toMatchObject({ isIntact: true });
  });

  it('is missed by the service, which has written down what its end was', async () => {
    const lines: [level: string, about: object][] = [];
    const log = {
      info: (about: object) => void lines.push(['info', about]),
      error: (about: object) => void lines.push(['error', about]),
    } as unknown as Log;
    const { look, figure } = lastEntryCheck({ db: audit.identity.test.running.db, log });
    const [last] = await audit.identity.query('select hash from audit_entry where sequence = 6');
    await look();
    await look();
    await audit.tamper('create table entries as table audit_entry; create table details as table audit_detail');
    await audit.tamper('delete from audit_detail where sequence = 6; delete from audit_entry where sequence = 6');
    await look();
    expect(lines).toEqual([
      ['info', { entries: 6, lastHash: last?.hash }],
      ['info', { entries: 6, lastHash: last?.hash }],
      ['error', expect.objectContaining({ entries: 5, before: { entries: 6, lastHash: last?.hash } })],
    ]);
    expect(await figure.read()).toBe(1);
    await audit.tamper('delete from audit_detail; delete from audit_entry; insert into audit_entry table entries');
    await audit.tamper('insert into audit_detail table details; drop table entries, details');
    expect(await audit.integrity()).toMatchObject({ isIntact: true });
  });
});

describe('a long log', () => {
  const hmac = (value: unknown) =>
    createHmac('sha256', Buffer.from(AUDIT_KEY, 'base64url')).update(JSON.stringify(value)).digest('base64url');

  /** The next entries of the chain, made by the rule that README.md gives, all at once. */
  async function lengthen(count: number): Promise<void> {
    const [{ sequence, hash } = { sequence: 0, hash: '' }] = await audit.identity.query(
      'select sequence, hash from audit_entry order by sequence desc limit 1',
    );
    const at = '2026-03-01T09:00:00.000Z';
    const [rows, place] = [[] as Record<string, unknown>[], { sequence: Number(sequence), hash }];
    while (rows.length < count) {
      place.sequence += 1;
      const { id, subject } = anAction('operator');
      const row = { sequence: place.sequence, id, at, actor_id: 'operator', action: 'category-edited', subject_id: subject.id };
      const said = [place.hash, row.sequence, id, at, row.actor_id, row.action, 'category', subject.id, null, null];
      rows.push({ ...row, subject_kind: 'category', undoes: null, detail_hash: null, previous_hash: place.hash, hash: hmac(said) });
      place.hash = hmac(said);
    }
    await audit.identity.query('insert into audit_entry select * from jsonb_populate_recordset(null::audit_entry, $1)', [
      JSON.stringify(rows),
    ]);
  }

  it('is walked to its end, batch by batch', async () => {
    await lengthen(2_100);
    expect(await audit.integrity()).toEqual({ entries: 2_106, isIntact: true, firstBroken: null });
    const { id } = await audit.identity.imported();
    await audit.revise(id, { userType: 'coach' });
    expect(await audit.integrity()).toEqual({ entries: 2_107, isIntact: true, firstBroken: null });
    await audit.tamper(`update audit_entry set action = 'category-created' where sequence = 2050`);
    const { firstBroken } = await audit.integrity();
    expect(await audit.identity.query('select sequence from audit_entry where id = $1', [firstBroken])).toEqual([{ sequence: 2050 }]);
  });
});
