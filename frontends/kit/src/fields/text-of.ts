import type { CurrentUser, Language, TextPart } from '@pusula/contracts';

/** Pure: what a coach has written, in one language; empty for nothing. */
export const textOf = ({ texts }: CurrentUser, part: TextPart, language: Language): string => texts?.[language]?.[part] ?? '';
