import { foldText } from '@pusula/contracts';

/** Pure: what is looked for, word by word: each has to be found, in any order. */
export const foldedWords = (value: string): string[] => foldText(value).split(/\s+/).filter(Boolean);

/** The Turkish alphabet, with the three letters that only foreign names have. */
const ALPHABET = [...'abcçdefgğhıijklmnoöpqrsştuüvwxyz'];
/** Characters that follow one another byte by byte, behind blanks, marks and digits. */
const PLACES = new Map(ALPHABET.map((letter, place) => [letter, String.fromCharCode(0x40 + place)]));

/** A character by its place: the alphabet’s own letters, other letters as the one below their accent, marks before digits before letters. */
const placeOf = (letter: string): string => {
  const place = PLACES.get(letter) ?? [...foldText(letter)].map((plain) => PLACES.get(plain) ?? plain).join('');
  return /[\p{L}\p{N}]/u.test(letter) ? place : '!';
};

/**
 * Pure: a key whose bytes sort as a Turkish dictionary does: c before ç, ı before i, and İzmir among the i. Made here and not by a collation of the
 * database, whose order changes with the libraries below it.
 */
export const turkishOrder = (value: string): string =>
  [...value.toLocaleLowerCase('tr').normalize('NFC')].map((letter) => (/\s/u.test(letter) ? ' ' : placeOf(letter))).join('');
