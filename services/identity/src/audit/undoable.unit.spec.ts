import { describe, expect, it } from '@jest/globals';
import { AUDITED_ACTIONS, type AuditedAction } from '@pusula/contracts';
import { undoableUntil } from './undoable.ts';

const at = new Date('2026-03-01T09:00:00.000Z');
const tomorrow = new Date('2026-03-02T09:00:00.000Z');
const renamed = { field: 'firstName', before: 'Ayşe', after: 'Ayten' };
const until = (action: AuditedAction, fields = ['firstName'], undoneBy: string | null = null, now = at) =>
  undoableUntil({ action, at, undoneBy, changes: fields.map((field) => ({ ...renamed, field })) }, now);

describe('an action can be taken back', () => {
  it('when it was an edit of a person or a category, for a day', () => {
    expect(AUDITED_ACTIONS.filter((action) => until(action) !== null)).toEqual([
      'user-edited',
      'user-enabled',
      'user-disabled',
      'user-deleted',
      'user-restored',
      'category-created',
      'category-edited',
      'category-deleted',
    ]);
    expect(until('user-edited')).toEqual(tomorrow);
    expect(until('user-edited', ['firstName'], null, new Date(tomorrow.getTime() - 1))).toEqual(tomorrow);
  });

  it('not when the day is over, or it was taken back already', () => {
    expect(until('user-edited', ['firstName'], null, tomorrow)).toBeNull();
    expect(until('user-edited', ['firstName'], 'another')).toBeNull();
  });

  it('not when it changed an address, whatever else it changed, or moved what was in a category', () => {
    expect([until('user-edited', ['firstName', 'email']), until('user-disabled', ['status', 'email'])]).toEqual([null, null]);
    expect(until('category-deleted', ['nameTr', 'movedTo'])).toBeNull();
  });

  it('not when nothing is left of what it changed', () => {
    expect(until('user-edited', [])).toBeNull();
  });
});
