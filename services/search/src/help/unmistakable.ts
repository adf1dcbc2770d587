import { HELP, type Help } from '@pusula/contracts';
import { isOneSlipAway } from '../corrections/one-slip-away.ts';

/**
 * What is asked for when nothing else stands beside it: one word says too little to be weighed, and people who have no strength for sentences type one. By the beginnings of
 * folded words.
 */
const ALONE: Readonly<Record<Help, readonly string[]>> = {
  selfHarm: ['intihar', 'suicid', 'self harm', 'selfharm', 'olmek ist', 'kendime zarar', 'kill myself', 'want to die', 'end my life'],
  violence: [
    'siddet',
    'aile ici siddet',
    'kadina siddet',
    'koca siddet',
    'es siddet',
    'dayak',
    'tecavuz',
    'taciz',
    'domestic violence',
    'domestic abuse',
    'abusive husband',
    'abusive partner',
    'rape',
    'raped',
    'stalker',
  ],
  childAbuse: ['istismar', 'cocuk istismar', 'cinsel istismar', 'ensest', 'child abuse', 'incest'],
  medical: ['kalp krizi', 'zehirlen', 'asiri doz', 'heart attack', 'overdose', 'poisoned'],
  mentalHealth: [
    'depresyon',
    'depresif',
    'depressi',
    'depressed',
    'antidepres',
    'antidepressant',
    'bipolar',
    'sizofren',
    'schizophren',
    'psikoz',
    'psychosis',
    'psychotic',
    'borderline',
    'okb',
    'ocd',
    'obsesif',
    'ptsd',
    'tssb',
    'panik atak',
    'panik bozuklu',
    'panic attack',
    'panic disorder',
    'anksiyete bozuklu',
    'anxiety disorder',
  ],
  addiction: [
    'bagimlilik',
    'addiction',
    'alkol',
    'alkol bagimli',
    'alcohol',
    'alcohol addict',
    'kumar',
    'kumar bagimli',
    'gambling',
    'gambling addict',
    'uyusturucu',
    'uyusturucu bagimli',
    'madde bagimli',
    'madde kullanim',
    'drugs',
    'drug addict',
    'drug abuse',
    'substance abuse',
    'eroin',
    'heroin',
    'kokain',
    'cocaine',
    'metamfetamin',
    'bonzai',
    'esrar',
  ],
  eatingDisorder: [
    'anoreksi',
    'anorexi',
    'bulimi',
    'blumia',
    'ortoreksi',
    'orthorexi',
    'yeme bozuklu',
    'yeme atak',
    'tikinircasina yeme',
    'eating disorder',
    'binge eating',
  ],
  fertility: [
    'tup bebek',
    'tupbebek',
    'ivf',
    'kisirlik',
    'infertil',
    'fertility',
    'asilama tedavi',
    'dusuk yapt',
    'miscarriage',
    'azospermi',
    'azoospermi',
  ],
  illness: [
    'kanser',
    'cancer',
    'losemi',
    'leukaemia',
    'leukemia',
    'kemoterapi',
    'chemo',
    'chemotherapy',
    'tumor',
    'diyabet',
    'diabetes',
    'seker hasta',
    'epilepsi',
    'epilepsy',
    'parkinson',
    'alzheimer',
    'multiple sclerosis',
    'migren',
    'migraine',
  ],
};

/** Shorter words have too many neighbours. */
const SHORTEST_MISSPELT = 6;

/** Pure: what a misspelt word says beyond doubt: its beginning is one letter left out, added or changed, or two swapped, away from one that does. @param word folded, and in no dictionary */
export function unmistakableSlip(word: string): Help | null {
  const isMeant = (meant: string) =>
    meant.length >= SHORTEST_MISSPELT &&
    meant[0] === word[0] &&
    [-1, 0, 1].some((longer) => isOneSlipAway(word.slice(0, meant.length + longer), meant));
  return HELP.find((kind) => ALONE[kind].some(isMeant)) ?? null;
}

/** Pure: what a word or two say beyond doubt; null where a sentence has to be weighed. @param words folded */
export function unmistakable(words: readonly string[]): Help | null {
  const isSaid = (text: string) => {
    const beginnings = text.split(' ');
    return beginnings.length === words.length && beginnings.every((beginning, at) => words[at]?.startsWith(beginning));
  };
  return HELP.find((kind) => ALONE[kind].some(isSaid)) ?? null;
}
