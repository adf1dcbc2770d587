import { CITIES, type City } from '@pusula/contracts';
import { compareTexts, lower } from '@pusula/frontend-kit/i18n';

/** Letters as somebody types them who has no Turkish keyboard: `Iğdır`, `igdir` and `IĞDIR` are one. */
const folded = (text: string) =>
  lower(text, 'tr')
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll('ı', 'i');

const compare = compareTexts('tr');
const ALL: readonly City[] = [...CITIES].sort((a, b) => compare(a.name, b.name));

/** Provinces in the order of the alphabet whose name begins with what was typed, or whose plate number it is. */
export function citiesLike(typed: string): readonly City[] {
  const wanted = folded(typed.trim());
  return wanted === '' ? ALL : ALL.filter(({ id, name }) => folded(name).startsWith(wanted) || id === wanted);
}
