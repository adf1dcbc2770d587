import { URGENT_HELP, type UrgentHelp } from '@pusula/contracts';

/**
 * What is asked for when nothing else stands beside it: one word says too little to be weighed, and people who have no strength for sentences type one. By the beginnings of
 * folded words.
 */
const ALONE: Readonly<Record<UrgentHelp, readonly string[]>> = {
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
};
const ALL = URGENT_HELP.flatMap((kind) => ALONE[kind].map((text) => ({ kind, beginnings: text.split(' ') })));

/** Pure: what a word or two say beyond doubt; null where a sentence has to be weighed. @param words folded */
export function unmistakable(words: readonly string[]): UrgentHelp | null {
  const said = ALL.find(
    ({ beginnings }) => beginnings.length === words.length && beginnings.every((beginning, at) => words[at]?.startsWith(beginning)),
  );
  return said?.kind ?? null;
}
