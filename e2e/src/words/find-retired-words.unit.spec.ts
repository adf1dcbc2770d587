import { expect, it } from '@jest/globals';
import { findRetiredWords, retiredInPath } from './find-retired-words.ts';

it('finds a retired word in any part of an identifier, with its line', () => {
  const source = 'const one = 1;\nexport const versionHeardOf = (tellAll: () => void) => takeBackEdit(tellAll);';
  expect(findRetiredWords(source).map(({ line, name, word }) => [line, name, word])).toEqual([
    [2, 'versionHeardOf', 'heard'],
    [2, 'tellAll', 'tell'],
    [2, 'takeBackEdit', 'take back'],
    [2, 'tellAll', 'tell'],
  ]);
});

it('finds it in log lines, and in no other text, comment or column', () => {
  expect(findRetiredWords("log.warn({ id }, 'the event was parked');")).toMatchObject([{ word: 'parked' }]);
  expect(
    findRetiredWords("// whoever tells\n/* heard */ const text = 'parked'; const { heard_at } = row; fetch('https://tell.example');"),
  ).toEqual([]);
});

it('takes no word for a part of another', () => {
  expect(findRetiredWords('const rehearsal = heartbeat(teller, pumpkin);')).toEqual([]);
});

it('finds it in file names', () => {
  expect(retiredInPath('services/profile/src/people/tell.ts')).toBe('tell');
  expect(retiredInPath('services/profile/src/people/person-events.ts')).toBeUndefined();
});
