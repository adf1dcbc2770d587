import { describe, expect, it } from '@jest/globals';
import { reversedChanges } from './reversed-changes.ts';

const role = { field: 'userType', before: 'member', after: 'coach' };
const name = { field: 'firstName', before: 'Ayşe', after: 'Elif' };

describe('taking changes back', () => {
  it('gives the account what it was, expects what it became, and has the person lose their part', () => {
    expect(reversedChanges([role, name])).toEqual({ account: { userType: 'member' }, expected: { userType: 'coach' }, undone: [name] });
  });

  it('leaves the other owner alone', () => {
    expect(reversedChanges([name])).toEqual({ account: {}, expected: {}, undone: [name] });
    expect(reversedChanges([role]).undone).toEqual([]);
  });

  it.each([
    ['an address', [{ field: 'email', before: 'a@example.test', after: 'b@example.test' }]],
    ['an address beside something else', [name, { field: 'email', before: 'a@example.test', after: 'b@example.test' }]],
    ['what is no field', [{ field: 'passwordHash', before: '', after: 'x' }]],
    ['nothing', []],
  ])('refuses %s', (_, changes) => {
    expect(() => reversedChanges(changes)).toThrow('NOT_UNDOABLE');
  });
});
