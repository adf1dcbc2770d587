import { expect, it } from '@jest/globals';
import { AUDIT_ACTIONS, AUDITED_ACTIONS } from '@pusula/contracts';
import en from './texts.en.json';
import tr from './texts.tr.json';

type ByAction = Readonly<Record<string, unknown>>;

it('has a sentence for each action, and one for what each that is undone as a whole leads to', () => {
  const isWhole = (action: keyof typeof AUDIT_ACTIONS) => !['fields', null].includes(AUDIT_ACTIONS[action].undo);
  const missing = [tr, en].flatMap(({ action: sentences, undo: { result } }) => [
    ...AUDITED_ACTIONS.filter((action) => !(action in sentences)),
    ...AUDITED_ACTIONS.filter((action) => isWhole(action) && typeof (result as ByAction)[action] !== 'string'),
  ]);
  expect(missing).toEqual([]);
});
