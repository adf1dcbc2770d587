import type { Language, Localised } from '@pusula/contracts';

const VOWELS = /[aıoueiöüâîû]/gu;
/** Loan words that end soft, whatever their last vowel: `dikkat mi`, `rol mü`. */
const SOFT_END = /(?:dikkat|şefkat|saat|rol|kontrol|alkol|futbol|gol)$/u;
const PARTICLES = new Map([
  ...[...'aıâ'].map((vowel) => [vowel, 'mı'] as const),
  ...[...'ouû'].map((vowel) => [vowel, 'mu'] as const),
  ...[...'eiî'].map((vowel) => [vowel, 'mi'] as const),
  ...[...'öü'].map((vowel) => [vowel, 'mü'] as const),
]);
const SOFTENED: Readonly<Record<string, string>> = { mı: 'mi', mu: 'mü' };

/** Turkish: `İşe dönüş mü`, `Uyku düzeni mi`, by vowel harmony. */
function turkishQuestion(name: string): string {
  const lower = name.toLocaleLowerCase('tr');
  const particle = PARTICLES.get(lower.match(VOWELS)?.at(-1) ?? 'e') ?? 'mi';
  return `${name} ${SOFT_END.test(lower) ? (SOFTENED[particle] ?? particle) : particle}`;
}

/** Elsewhere the mark alone makes a question of a name. */
const IN_QUESTIONS: Partial<Localised<(name: string) => string>> = { tr: turkishQuestion };

/** A name as a question: `İşe dönüş mü?`, `Return to work?`. */
export const askedAs = (name: string, language: Language): string => `${IN_QUESTIONS[language]?.(name) ?? name}?`;
