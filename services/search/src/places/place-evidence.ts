import type { PlaceName } from './place-names.ts';

/** A word of a text, and the folded letters behind its apostrophe: none where it has no apostrophe. */
export type TextWord = { readonly written: string; readonly folded: string; readonly ending: string };

/** A name of a place in a text: its words, the end exclusive, and the ending of the last one, whether or not with an apostrophe. */
export type PlaceMention = { readonly place: PlaceName; readonly from: number; readonly to: number; readonly ending: string };

type Evidence = (mention: PlaceMention, words: readonly TextWord[], provinces: readonly (string | undefined)[]) => boolean;

/** Where: nobody is in a person, and things have no apostrophe. */
const LOCATIVE = /^n?[dt][ae](?:ki.*|y[iu][mz])?$/;
const COACH = /^(?:koc(?:u|um|lar|lari|luk|lugu)?|coach(?:es|ing)?)$/;
const DISTRICT = /^(?:ilce|semt|belediye|civari|district)/;
const LIVING = /^(?:otur|yasiyo|yasay|yasadi|ikamet)/;
const PREPOSITIONS: ReadonlySet<string> = new Set(['in', 'near', 'around']);
const CAPITALISED = /^\p{Lu}\p{Ll}/u;
const LOWER_CASE = /^\p{Ll}/u;
/** As far as a coach stands from where they are wanted: `kartal yaşam koçu`, `life coach in Kartal`. */
const NEAR_WORDS = 3;
/** Longer ones are no search in keywords. */
const MOST_KEYWORDS = 5;

const isCoach = ({ folded }: TextWord): boolean => COACH.test(folded);
const isCoachNear = (to: number, words: readonly TextWord[]): boolean => words.slice(to, to + NEAR_WORDS).some(isCoach);

/** Names that mean nothing else are always places; of the others each kind needs other evidence. */
export const isMeantAsPlace: Evidence = (mention, words, provinces) =>
  mention.place.otherMeaning === 'none' || EVIDENCE[mention.place.otherMeaning].some((isSaid) => isSaid(mention, words, provinces));

/** `Of’ta`. */
const isLocativeOfName: Evidence = ({ to, ending }, words) => (words[to - 1]?.ending ?? '') !== '' && LOCATIVE.test(ending);

/** `Trabzon Of`. */
const isBesideItsProvince: Evidence = ({ place, from, to }, _words, provinces) =>
  [provinces[from - 1], provinces[to]].some((id) => id !== undefined && place.cityIds.includes(id));

/** `Çay ilçesi`. */
const isCalledDistrict: Evidence = ({ to }, words) => DISTRICT.test(words[to]?.folded ?? '');

/** `a coach in Of`. */
const isAfterPreposition: Evidence = ({ from }, words) =>
  PREPOSITIONS.has(words[from - 1]?.folded ?? '') && words.slice(Math.max(0, from - 1 - NEAR_WORDS), from - 1).some(isCoach);

/** `fatihte yaşam koçu`, `fatihte oturuyorum`. */
const isLocativeOfLife: Evidence = ({ to, ending }, words) =>
  LOCATIVE.test(ending) && (isCoachNear(to, words) || LIVING.test(words[to]?.folded ?? ''));

/** `in Kartal`, `emekli olunca Bodrum`: a thing has no capital within a sentence. */
const isNameWithinSentence: Evidence = ({ from, to }, words) =>
  CAPITALISED.test(words[from]?.written ?? '') &&
  LOWER_CASE.test(words[from - 1]?.written ?? '') &&
  !CAPITALISED.test(words[to]?.written ?? '');

/** `kartal`, `kartal yaşam koçu`, `yaşam koçu kartal`: nobody coaches eagles. */
const isKeyword: Evidence = ({ from, to, ending }, words) => {
  if (ending !== '' || words.length > MOST_KEYWORDS) return false;
  const isFirst = from === 0 && (words.length === to || isCoachNear(to, words));
  return isFirst || (to === words.length && words.slice(0, from).some(isCoach));
};

const DISTRICT_ALONE = [isBesideItsProvince, isCalledDistrict] as const;
const ANY_NAME = [...DISTRICT_ALONE, isLocativeOfName, isAfterPreposition] as const;

const EVIDENCE: Readonly<Record<Exclude<PlaceName['otherMeaning'], 'none'>, readonly Evidence[]>> = {
  elsewhere: DISTRICT_ALONE,
  everyday: ANY_NAME,
  person: [...ANY_NAME, isLocativeOfLife],
  thing: [...ANY_NAME, isLocativeOfLife, isNameWithinSentence, isKeyword],
};
