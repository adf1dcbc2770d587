/** @param place one past the end adds */
export const replaced = <T>(list: readonly T[], place: number, item: T): T[] => [...list.slice(0, place), item, ...list.slice(place + 1)];
export const removed = <T>(list: readonly T[], place: number): T[] => list.filter((_, index) => index !== place);
export const inserted = <T>(list: readonly T[], place: number, item: T): T[] => [...list.slice(0, place), item, ...list.slice(place)];
