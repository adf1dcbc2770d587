import { byLanguage, type Localised } from '@pusula/contracts';
import { ENGLISH } from './english.ts';
import { type LanguageRules, SIMPLE_FOLDING } from './language-rules.ts';
import { TURKISH } from './turkish.ts';

/** The languages that have rules of their own. */
const OWN: Partial<Localised<LanguageRules>> = { tr: TURKISH, en: ENGLISH };

export const RULES: Localised<LanguageRules> = byLanguage((language) => OWN[language] ?? SIMPLE_FOLDING);
