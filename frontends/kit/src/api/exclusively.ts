/**
 * Does a piece of work while no other tab of this browser does work of the same name. Without Web Locks (an insecure origin, an old browser) tabs go
 * side by side; the server's grace for a token that comes twice then has to do.
 */
export type Exclusively = <T>(name: string, work: () => Promise<T>) => Promise<T>;

export const exclusively: Exclusively = (name, work) => {
  const locks = (globalThis.navigator as Partial<Navigator> | undefined)?.locks;
  return locks ? (locks.request(name, work) as ReturnType<typeof work>) : work();
};
