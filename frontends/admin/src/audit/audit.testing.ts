import type { AuditEntry } from '@pusula/contracts';
import { idOf, LIST, listed, tree } from '../categories/categories.testing.ts';
import { openConsole } from '../testing/open-console.ts';

export const ENTRIES = 'GET /admin/audit/entries';
export const UNDO = 'POST /admin/audit/undo';
export const INTEGRITY = 'GET /admin/audit/integrity';
export const PEOPLE = 'POST /admin/user/search';

const HOUR_MS = 3_600_000;
export const hoursAway = (hours: number): string => new Date(Date.now() + hours * HOUR_MS).toISOString();

export const defne = { id: '01k90000000000000000defne0', firstName: 'Defne', lastName: 'Aras', email: 'admin@pusula.example' };
export const nilufer = { id: '01k900000000000000nilufer0', firstName: 'Nilüfer', lastName: 'Şen', email: 'nilufer.sen@posta.example' };

export const entry = (key: string, action: AuditEntry['action'], more: Partial<AuditEntry> = {}): AuditEntry => ({
  id: `01k9entry${key.padStart(17, '0')}`,
  at: hoursAway(-3.1),
  actor: defne,
  action,
  subject: { kind: 'user', id: nilufer.id },
  person: nilufer,
  changes: [],
  undoableUntil: null,
  undoObstacle: 'final',
  undoes: null,
  undoneBy: null,
  ...more,
});
export const onCategory = (key: string, action: AuditEntry['action'], more: Partial<AuditEntry> = {}) =>
  entry(key, action, { subject: { kind: 'category', id: idOf('ka') }, person: null, ...more });

type Names = Record<string, { nameTr: string; nameEn: string }>;
export const told = (entries: AuditEntry[], next: string | null = null, deletedCategories: Names = {}) => ({
  body: { success: true, entries, next, deletedCategories },
});
export const refuse = (status: number, errorMessage: string) => () => ({ status, body: { success: false, errorMessage } });

export const openLog = (answers: Parameters<typeof openConsole>[1], query = '') =>
  openConsole(`/admin/audit${query}`, { [LIST]: listed(tree()), ...answers });

export const inputsOf = (calls: { input: unknown }[]) => calls.map(({ input }) => input);
