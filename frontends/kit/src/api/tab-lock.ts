/**
 * Does a piece of work while nothing else of this browser does work of the same name. Without Web Locks (an insecure origin, an old browser) tabs go side by
 * side, each one step at a time; the server's grace for a token that comes twice then has to do.
 */
export type WithTabLock = <T>(name: string, work: () => Promise<T>) => Promise<T>;

export const withTabLock: WithTabLock = (name, work) => {
  const locks = (globalThis.navigator as Partial<Navigator> | undefined)?.locks;
  return locks ? (locks.request(name, work) as ReturnType<typeof work>) : oneAfterTheOther(name, work);
};

/** The last work of each name. */
const last = new Map<string, Promise<unknown>>();

function oneAfterTheOther<T>(name: string, work: () => Promise<T>): Promise<T> {
  const before = last.get(name);
  const done = before ? before.then(work, work) : work();
  last.set(name, done);
  const forget = () => {
    if (last.get(name) === done) last.delete(name);
  };
  done.then(forget, forget);
  return done;
}
