/** Measures one side once. */
export type Side<T> = () => Promise<T>;

/**
 * Measures the sides in turn, A B A B, so that whatever else the machine does meets all of them alike. The first turn of each warms up and is not counted.
 * @returns the measurements by side, in order
 */
export async function alternately<Name extends string, T>(
  rounds: number,
  sides: Readonly<Record<Name, Side<T>>>,
): Promise<Record<Name, T[]>> {
  const names = Object.keys(sides) as Name[];
  const measured = Object.fromEntries(names.map((name) => [name, [] as T[]])) as Record<Name, T[]>;
  for (const name of names) await sides[name]();
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) measured[name].push(await sides[name]());
  }
  return measured;
}
