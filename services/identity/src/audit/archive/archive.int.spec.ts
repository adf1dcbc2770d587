import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { openBucket } from '@pusula/service-kit/s3';
import { eventually, freshBucket, type PlayS3Server, S3_SERVER, silentLog, startPlayS3Server } from '@pusula/service-kit/testing';
import { verifyAudit } from '../../cli/verification.ts';
import { AUDIT_KEY, startIdentity } from '../../identity.testing.ts';
import { type AuditUnderTest, anAction, startAudit } from '../audit.testing.ts';
import { archiveEntries } from './archive-log.ts';
import { archiveAt, archiveInBucket, filesInFolder } from './archive-store.ts';

const HASTY = { longestMs: 1_200, requestMs: 800 };
let audit: AuditUnderTest;
let server: PlayS3Server;
beforeAll(async () => {
  [audit, server] = await Promise.all([startAudit(), startPlayS3Server()]);
});
afterAll(async () => {
  await audit?.identity.stop();
  await server?.stop();
});

const address = () => `${server.url.replace('//', '//key:secret@')}/pusula-audit`;
const archiveDeps = (limits?: typeof HASTY) => ({
  db: audit.identity.test.running.db,
  log: silentLog(),
  store: archiveInBucket(
    openBucket({ endpoint: server.url, region: 'r', bucket: 'pusula-audit', accessKeyId: 'a', secretAccessKey: 's' }, limits),
  ),
});
const act = async (count: number) => {
  const before = await entriesNow();
  for (let done = 0; done < count; done += 1) await audit.told(anAction(audit.adminId));
  return eventually(async () => {
    const entries = await entriesNow();
    expect(entries).toBe(before + count);
    return entries;
  });
};
const entriesNow = async () => Number((await audit.identity.query('select count(*)::int as entries from audit_entry'))[0]?.entries);
const verify = (more: Partial<Parameters<typeof verifyAudit>[0]> = {}) =>
  verifyAudit({ databaseUrl: audit.identity.test.running.db.url, archive: archiveAt(address()).files(), auditKey: AUDIT_KEY, ...more });

const BACKUP = 'create table entries as table audit_entry; create table details as table audit_detail';
const RESTORE = `delete from audit_detail; delete from audit_entry; insert into audit_entry table entries; insert into audit_detail table details;
  drop table entries, details`;

describe('the archive of the audit log', () => {
  it('has each entry once, without what was changed, however often and at however many replicas it is copied', async () => {
    expect(await archiveEntries(archiveDeps())).toBe(0);
    const entries = await act(3);
    const copied = await Promise.all([archiveEntries(archiveDeps()), archiveEntries(archiveDeps())]);
    expect(copied.reduce((sum, count) => sum + count)).toBe(entries);
    expect(await archiveEntries(archiveDeps())).toBe(0);
    const [content] = [...server.objects.values()].map(String);
    expect(
      content
        ?.trim()
        .split('\n')
        .map((line) => JSON.parse(line).sequence),
    ).toEqual([1, 2, 3]);
    expect(content).not.toContain('Kariyer');
    expect(await verify()).toEqual({
      exitCode: 0,
      text: expect.stringContaining('Both say the same; 0 entries are not in the archive yet.'),
    });
  });

  it('is added to once it can be reached again, and has nothing twice of what was there already', async () => {
    const [entries, files] = [await act(2), server.objects.size];
    server.behave('hang-up');
    await expect(archiveEntries(archiveDeps(HASTY))).rejects.toThrow('S3_OPERATION_FAILED');
    expect(await verify()).toEqual({ exitCode: 69, text: expect.stringContaining('The archive cannot be read') });
    server.behave(null);
    expect(await verify()).toMatchObject({ exitCode: 0, text: expect.stringContaining('2 entries are not in the archive yet') });
    expect(await archiveEntries(archiveDeps())).toBe(2);
    expect(server.objects.size).toBe(files + 1);
    // The copy was made, and nobody heard that it was.
    await audit.tamper('update audit_archive set sequence = $1', [entries - 2]);
    await act(1);
    expect(await archiveEntries(archiveDeps())).toBe(3);
    expect(await verify()).toMatchObject({ exitCode: 0, text: expect.stringContaining(`The archive is whole: ${entries + 1} entries`) });
  });
});

it('is filled by the service itself where one is named, also after a time without it', async () => {
  const archive = await startPlayS3Server();
  const AUDIT_ARCHIVE_URL = `${archive.url.replace('//', '//key:secret@')}/audit`;
  archive.behave('busy');
  const identity = await startIdentity({ env: { AUDIT_ARCHIVE_URL } });
  const files = () => [...archive.objects.keys()].map((key) => key.slice(key.indexOf('audit/')));
  const backlog = async () => {
    const metrics = await (await fetch(`${identity.test.running.url}/metrics`)).text();
    return /^pusula_audit_archive_backlog\S* (\d+)$/m.exec(metrics)?.[1];
  };
  const { id } = await identity.imported();
  await identity.ask(contracts.becomeCoachAccount, { id });
  await eventually(async () => expect(await backlog()).toBe('1'));
  archive.behave(null);
  await eventually(() => expect(files()).toEqual([expect.stringMatching(/^audit\/0000000001-0000000001-[\w-]{43}\.jsonl$/)]));
  await eventually(async () => expect(await backlog()).toBe('0'));
  await identity.stop();
  await archive.stop();
});

describe('who looks from outside', () => {
  beforeEach(() => audit.tamper(BACKUP));
  const restored = async (answer: ReturnType<typeof verify>) => {
    const found = await answer;
    await audit.tamper(RESTORE);
    return found;
  };

  it('sees that the last entries were cut off, which no walk through the database can', async () => {
    const cut = (sequence: number) =>
      `delete from audit_detail where sequence > ${sequence}; delete from audit_entry where sequence > ${sequence}`;
    await audit.tamper(cut(4));
    expect(await audit.integrity()).toMatchObject({ isIntact: true });
    const { exitCode, text } = await restored(verify());
    expect(exitCode).toBe(1);
    expect(text).toMatch(/The database ends with entry 4, the archive with 6: the last entries were cut off/);
  });

  it('sees that the log was written anew, even by somebody who has the key', async () => {
    const [row] = await audit.identity.query('select previous_hash from audit_entry where sequence = 6');
    await audit.tamper('delete from audit_detail where sequence > 5; delete from audit_entry where sequence > 5');
    await act(1);
    const [again] = await audit.identity.query('select previous_hash from audit_entry where sequence = 6');
    expect(again).toEqual(row);
    expect(await audit.integrity()).toMatchObject({ isIntact: true, entries: 6 });
    const { exitCode, text } = await restored(verify());
    expect(exitCode).toBe(1);
    expect(text).toContain('1 entries of the archive differ from those in the database, the first is 6');
  });

  it('sees an entry that was changed', async () => {
    await audit.tamper(`update audit_entry set actor_id = 'operator' where sequence = 2`);
    const { exitCode, text } = await restored(verify({ archive: undefined }));
    expect(exitCode).toBe(1);
    expect(text).toMatch(/^The audit log in the database is not whole: the first entry that does not fit is 2 \(\w{26}\)\.$/);
  });
});

describe('a copy of the archive in a folder', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pusula-audit-'));
  });
  afterAll(() => rm(folder, { recursive: true }));
  beforeEach(async () => {
    for await (const { name, content } of archiveAt(address()).files()) await writeFile(join(folder, name), content);
  });
  const verifyFolder = (auditKey = AUDIT_KEY) => verifyAudit({ archive: filesInFolder(folder), auditKey });
  const change = async (edit: (content: string) => string) => {
    for await (const { name, content } of filesInFolder(folder)) await writeFile(join(folder, name), edit(content.toString()));
  };

  it('is verified with nothing but the key', async () => {
    expect(await verifyFolder()).toEqual({
      exitCode: 0,
      text: expect.stringMatching(/^The archive is whole: 6 entries, the last hash is [\w-]{43}\.$/),
    });
    const { exitCode, text } = await verifyFolder(Buffer.alloc(32, 1).toString('base64url'));
    expect(exitCode).toBe(1);
    expect(text).toContain('If nothing else is wrong, AUDIT_KEY is not the key');
  });

  it.each([
    [
      'an entry was changed',
      (content: string) => content.replace('category-edited', 'category-deleted'),
      'was not written like this by the service',
    ],
    ['entries are missing', (content: string) => content.replace(/^.*"sequence":2,.*\n/m, ''), 'the entries between 1 and 3 are missing'],
    ['a file is none of entries', () => 'x', 'is not a file of entries'],
  ])('says when %s', async (_, edit, problem) => {
    await change(edit);
    expect(await verifyFolder()).toEqual({ exitCode: 1, text: expect.stringContaining(problem) });
  });

  it('and says so when there is no such folder, and when nothing is named', async () => {
    expect(await verifyAudit({ archive: filesInFolder(join(folder, 'no')), auditKey: AUDIT_KEY })).toEqual({
      exitCode: 69,
      text: 'There is no such folder.',
    });
    expect(await verifyAudit({ auditKey: AUDIT_KEY })).toMatchObject({ exitCode: 64 });
  });
});

(S3_SERVER ? it : it.skip)('reaches a real S3 server', async () => {
  const { endpoint, bucket, accessKeyId, secretAccessKey } = await freshBucket('pusula-audit');
  const store = archiveAt(`${endpoint.replace('//', `//${accessKeyId}:${secretAccessKey}@`)}/${bucket}`);
  await audit.tamper('update audit_archive set sequence = 0');
  expect(await archiveEntries({ ...archiveDeps(), store })).toBe(6);
  expect(await verify({ archive: store.files() })).toMatchObject({ exitCode: 0 });
});
