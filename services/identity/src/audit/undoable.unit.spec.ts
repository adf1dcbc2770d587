import { describe, expect, it } from '@jest/globals';
import { AUDITED_ACTIONS, type AuditedAction, canBeUndone } from '@pusula/contracts';
import { undoOf } from './undoable.ts';

const at = new Date('2026-03-01T09:00:00.000Z');
const tomorrow = new Date('2026-03-02T09:00:00.000Z');
const renamed = { field: 'firstName', before: 'Ayşe', after: 'Ayten' };
const changing = (...fields: string[]) => fields.map((field) => ({ ...renamed, field }));
type Facts = { fields?: string[]; undoneBy?: string | null; isSuperseded?: boolean; now?: Date };
const undo = (action: AuditedAction, { fields = ['firstName'], undoneBy = null, isSuperseded = false, now = at }: Facts = {}) =>
  undoOf({ action, at, undoneBy, isSuperseded, changes: changing(...fields) }, now);

describe('an action can be undone', () => {
  it('when it was an edit of a person or a category, for a day', () => {
    const undoable = [
      'user-edited',
      'user-enabled',
      'user-disabled',
      'user-deleted',
      'user-restored',
      'category-created',
      'category-edited',
      'category-examples-edited',
      'category-deleted',
    ];
    expect(AUDITED_ACTIONS.filter((action) => undo(action).until !== null)).toEqual(undoable);
    expect(AUDITED_ACTIONS.filter((action) => canBeUndone({ action, changes: [renamed] }))).toEqual(undoable);
    expect(undo('user-edited')).toEqual({ until: tomorrow, obstacle: null });
    expect(undo('user-edited', { now: new Date(tomorrow.getTime() - 1) }).until).toEqual(tomorrow);
  });

  it('not when the day is over, it was undone already or changed again, and says which', () => {
    const facts = { undoneBy: 'another', isSuperseded: true, now: tomorrow };
    expect([
      undo('user-edited', facts).obstacle,
      undo('user-edited', { ...facts, undoneBy: null }).obstacle,
      undo('user-edited', { isSuperseded: true }).obstacle,
    ]).toEqual(['undone', 'too-old', 'superseded']);
  });

  it('never when it changed an address, whatever else it changed, took a picture away, or moved what was in a category', () => {
    const final = [
      undo('user-edited', { fields: ['firstName', 'email'] }),
      undo('user-disabled', { fields: ['status', 'email'] }),
      undo('user-edited', { fields: ['imageFileName'] }),
      undo('category-deleted', { fields: ['nameTr', 'movedTo'] }),
      undo('users-exported'),
    ];
    expect(final.map(({ obstacle }) => obstacle)).toEqual(final.map(() => 'final'));
  });

  it('never when nothing is left of what it changed', () => {
    expect(undo('user-edited', { fields: [] }).obstacle).toBe('final');
  });
});
