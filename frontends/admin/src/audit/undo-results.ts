import { AUDIT_ACTIONS, type AuditChange, type AuditEntry } from '@pusula/contracts';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { useNames } from './names.ts';
import { clipped, isEmpty } from './value-text.ts';

/** What nobody can sign in with, and nobody finds. */
const CLOSED: readonly unknown[] = ['disabled', 'deleted', 'inactive'];
/** From the one who may least. */
const ROLES: readonly unknown[] = ['member', 'coach', 'admin'];

/** Pure: whether undoing takes something away from people: an account, a role, a page. */
export function removesAccess({ action, changes }: Pick<AuditEntry, 'action' | 'changes'>): boolean {
  const { undo } = AUDIT_ACTIONS[action];
  if (undo !== 'fields') return undo === 'removal';
  return changes.some(({ field, before, after }) => {
    if (field === 'status') return CLOSED.includes(before);
    return field === 'userType' && ROLES.indexOf(before) < ROLES.indexOf(after);
  });
}

/** What undoing an action leads to, a sentence each. */
export function useUndoResults(): (entry: AuditEntry) => readonly string[] {
  const { t } = useTexts('audit');
  const { fieldName, valueName } = useNames();
  const result = ({ field, before }: AuditChange): string => {
    if (field === 'status') return t(`undo.result.status.${before}`);
    if (isEmpty(before)) return t('undo.result.emptied', { field: fieldName(field) });
    return t('undo.result.becomes', { field: fieldName(field), value: clipped(valueName(field, before)) });
  };
  return ({ action, changes }) => (AUDIT_ACTIONS[action].undo === 'fields' ? changes.map(result) : [t(`undo.result.${action}`)]);
}
