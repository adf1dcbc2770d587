/** @param place one past the end adds */
export const replaced = <T>(list: readonly T[], place: number, item: T): T[] => [...list.slice(0, place), item, ...list.slice(place + 1)];
export const removed = <T>(list: readonly T[], place: number): T[] => list.filter((_, index) => index !== place);
export const inserted = <T>(list: readonly T[], place: number, item: T): T[] => [...list.slice(0, place), item, ...list.slice(place)];
/** @param by one towards the end, or minus one towards the beginning; past either, nothing moves */
export function moved<T>(list: readonly T[], place: number, by: 1 | -1): T[] {
  const [item, other] = [list[place], list[place + by]];
  return item === undefined || other === undefined ? [...list] : replaced(replaced(list, place, other), place + by, item);
}
