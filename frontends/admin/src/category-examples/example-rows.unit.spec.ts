import { describe, expect, it } from '@jest/globals';
import { LIMITS } from '@pusula/contracts';
import {
  countChanges,
  type ExampleRows,
  rebased,
  repeatedKeys,
  rowsOf,
  stateOf,
  textsIn,
  textsOf,
  withAdded,
  withoutRow,
  withRestored,
  withText,
} from './example-rows.ts';

const keyOf = ({ rows }: ExampleRows, text: string) => rows.find((row) => row.text === text)?.key ?? -1;
const told = ({ rows }: ExampleRows) => rows.map((row) => `${row.text}: ${stateOf(row)}`);
const saved = () => rowsOf('sentence', ['bir', 'iki', 'üç']);

describe('example sentences that are being edited', () => {
  it('are added first, each once, and are known again whatever their case and punctuation', () => {
    const draft = withAdded(saved(), ['BİR!', 'dört', 'Dört.', 'beş']);
    expect(told(draft)).toEqual(['dört: added', 'beş: added', 'bir: kept', 'iki: kept', 'üç: kept']);
    expect(withAdded(draft, ['Beş']).rows).toEqual(draft.rows);
    expect(new Set(draft.rows.map(({ key }) => key)).size).toBe(5);
  });

  it('are marked when edited, and not when nothing but space around them changed', () => {
    const draft = withText(withText(saved(), 0, 'bir buçuk'), 1, '  iki ');
    expect(draft.rows.map(stateOf)).toEqual(['edited', 'kept', 'kept']);
    expect(textsOf(draft)).toEqual(['bir buçuk', 'iki', 'üç']);
    expect(countChanges([draft, saved()])).toEqual({ added: 0, edited: 1, removed: 0 });
  });

  it('stay in the list when removed, to be put back as they were; new ones go at once, emptied ones with the save', () => {
    const edited = withText(saved(), 0, 'başka');
    const removed = withoutRow(edited, 0);
    expect([told(removed)[0], textsOf(removed)]).toEqual(['bir: removed', ['iki', 'üç']]);
    expect(told(withRestored(removed, 0))[0]).toBe('bir: kept');
    const added = withAdded(saved(), ['dört']);
    expect(withoutRow(added, keyOf(added, 'dört')).rows).toEqual(saved().rows);
    const emptied = withText(saved(), 1, ' ');
    expect([textsOf(emptied), countChanges([emptied]).removed]).toEqual([['bir', 'üç'], 1]);
  });

  it('are said to be repeated where the same words stand further up', () => {
    const draft = withText(saved(), 2, 'Bir?');
    expect([...repeatedKeys(draft)]).toEqual([2]);
    expect([...repeatedKeys(withoutRow(draft, 0))]).toEqual([]);
    expect(textsOf(draft)).toEqual(['bir', 'iki']);
  });

  it('come a line each out of what was pasted, without those that are too long', () => {
    const long = 'a'.repeat(LIMITS.categoryExampleLength + 1);
    expect(textsIn('sentence', `  gece  uyanıyorum \r\n\n${long}\nGECE UYANIYORUM\nuyku yok`)).toEqual({
      texts: ['gece uyanıyorum', 'uyku yok'],
      tooLong: [long],
    });
  });
});

describe('other names', () => {
  it('are known again whatever their case and punctuation, but not without their accents', () => {
    const draft = withAdded(rowsOf('name', ['yas']), ['YAS', 'yaş', 'Yaş!']);
    expect(told(draft)).toEqual(['yaş: added', 'yas: kept']);
    expect(textsOf(draft)).toEqual(['yaş', 'yas']);
  });

  it('come out of what was typed between commas and line breaks', () => {
    const long = 'a'.repeat(LIMITS.nameLength + 1);
    expect(textsIn('name', `uykusuzluk,  gece\tuykusu\r\n${long}, ,Uykusuzluk`)).toEqual({
      texts: ['uykusuzluk', 'gece uykusu'],
      tooLong: [long],
    });
  });
});

describe('over what somebody else has saved meanwhile', () => {
  const mine = () => withAdded(withoutRow(withText(saved(), 0, 'bir, benim'), 1), ['yeni']);

  it('what was written here stands, and the rest is theirs', () => {
    const draft = rebased(mine(), ['bir', 'iki', 'onların']);
    expect(told(draft)).toEqual(['yeni: added', 'bir, benim: edited', 'iki: removed', 'onların: kept']);
    expect(textsOf(draft)).toEqual(['yeni', 'bir, benim', 'onların']);
  });

  it('an edit of what they removed is a sentence of its own, and a removal of it is done', () => {
    expect(told(rebased(mine(), ['üç']))).toEqual(['yeni: added', 'bir, benim: added', 'üç: kept']);
  });

  it('nothing is left to save once it was saved, and its lines keep their place', () => {
    const draft = mine();
    const after = rebased(draft, textsOf(draft));
    expect(told(after)).toEqual(['yeni: kept', 'bir, benim: kept', 'üç: kept']);
    expect(after.rows.map(({ key }) => key)).toEqual(draft.rows.filter(({ isRemoved }) => !isRemoved).map(({ key }) => key));
  });
});
