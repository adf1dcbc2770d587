import { folded } from '@pusula/frontend-kit/i18n';

export type Part = { readonly text: string; readonly isMatch: boolean };

/** A text cut where what was typed begins and ends in it. */
export function partsOf(text: string, typed: string): Part[] {
  const wanted = folded(typed.trim());
  if (wanted === '') return [{ text, isMatch: false }];
  const letters = [...text];
  // Where each folded letter comes from: folding can swallow one (an accent of its own) or make two of it.
  const origins = letters.flatMap((letter, index) => [...folded(letter)].map(() => index));
  const whole = letters.map((letter) => folded(letter)).join('');
  const parts: Part[] = [];
  let told = 0;
  const push = (until: number, isMatch: boolean) => {
    if (until > told) parts.push({ text: letters.slice(told, until).join(''), isMatch });
    told = until;
  };
  for (let at = whole.indexOf(wanted); at >= 0; at = whole.indexOf(wanted, at + wanted.length)) {
    push(origins[at] ?? told, false);
    push((origins[at + wanted.length - 1] ?? told) + 1, true);
  }
  push(letters.length, false);
  return parts;
}
