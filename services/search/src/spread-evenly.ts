/** So many of a list at most, taken at even distances, because neighbours are often alike. */
export function spreadEvenly<T>(list: readonly T[], most: number): readonly T[] {
  if (list.length <= most) return list;
  return Array.from({ length: most }, (_, place) => list[Math.floor((place * list.length) / most)] as T);
}
