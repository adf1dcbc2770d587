import { createHash, createHmac } from 'node:crypto';
import type { ActionTaken, AuditChange } from '@pusula/contracts';

/**
 * One action in the log. Rows are never changed or removed; each is tied to the one before it by hashes under a key that the database does not have, so that
 * nobody can rewrite what has happened without being found out. What was changed, and with it everything personal, is in the detail.
 */
export type AuditEntry = {
  /** 1, 2, 3 ... in the order in which the log received them. */
  readonly sequence: number;
  readonly id: string;
  readonly at: Date;
  readonly actorId: string;
  readonly action: ActionTaken['action'];
  readonly subjectKind: ActionTaken['subject']['kind'];
  readonly subjectId: string;
  readonly undoes: string | null;
  /** Null when there are no details. */
  readonly detailHash: string | null;
  readonly previousHash: string;
  readonly hash: string;
};

/** What an action changed; goes when its subject is erased. */
export type AuditDetail = {
  /** Of its entry. */
  readonly sequence: number;
  /** Random, and gone with the rest: without it nobody can try out what an erased detail said until its hash fits. */
  readonly salt: string;
  readonly changes: readonly AuditChange[];
};

/** Where in the log something is added. */
export type Place = Pick<AuditEntry, 'sequence' | 'hash'>;
/** What the first entry has before it. */
export const BEGINNING: Place = { sequence: 0, hash: '' };

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Pure: the same value with the keys of its objects in order, since a database keeps them in an order of its own. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, inOrder(inner)]));
}

/** Pure: SHA-256, as base64url, of the JSON text `[salt, changes]` with the keys of its objects in order and without spaces. */
export const hashOfDetail = (salt: string, changes: readonly AuditChange[]): string => sha256(JSON.stringify([salt, inOrder(changes)]));

/** What only the holder of the key can make. */
export type AuditChain = {
  /** HMAC-SHA-256 of the JSON list of everything in an entry, in the order below and without spaces; the time as ISO 8601 in UTC with milliseconds. */
  readonly hashOfEntry: (entry: Omit<AuditEntry, 'hash'>) => string;
  /** HMAC-SHA-256 of `["erased", id]`: that an account was erased by the service, so that its details may be missing. */
  readonly sealOfErasure: (accountId: string) => string;
};

/** @param key AUDIT_KEY, base64url */
export function auditChain(key: string): AuditChain {
  const bytes = Buffer.from(key, 'base64url');
  const hmac = (said: readonly unknown[]) => createHmac('sha256', bytes).update(JSON.stringify(said)).digest('base64url');
  return {
    sealOfErasure: (accountId) => hmac(['erased', accountId]),
    hashOfEntry: (entry) =>
      hmac([
        entry.previousHash,
        entry.sequence,
        entry.id,
        entry.at.toISOString(),
        entry.actorId,
        entry.action,
        entry.subjectKind,
        entry.subjectId,
        entry.undoes,
        entry.detailHash,
      ]),
  };
}
