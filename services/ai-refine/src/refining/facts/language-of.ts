import type { Language } from '@pusula/contracts';

const TURKISH = /[ıİğĞşŞ]|(?<!\p{L})(?:ve|bir|ile|için|icin|da|de|bu|ben|olarak|çok|cok|yıl|koçum|koç)(?!\p{L})/giu;
const ENGLISH = /(?<!\p{L})(?:the|and|a|an|of|to|in|for|with|i|my|am|are|have|you|years?|people)(?!\p{L})/giu;

const countOf = (text: string, pattern: RegExp) => (text.match(pattern) ?? []).length;

/** The language that a text seems to be in, by its commonest words; `otherwise` when nothing tells. */
export function languageOf(text: string, otherwise: Language): Language {
  const [turkish, english] = [countOf(text, TURKISH), countOf(text, ENGLISH)];
  if (turkish === english) return otherwise;
  return turkish > english ? 'tr' : 'en';
}
