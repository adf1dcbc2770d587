import type { Remote } from '@pusula/frontend-kit/remote';

type LoaderOptions = {
  fetch: (name: string) => Promise<Remote>;
  /** Called before another try. */
  forget: (name: string) => void;
  /** A remote joins the store and the languages before its first render. */
  add: (remote: Remote) => void;
};

/** Each remote is loaded once; after a failure, again when asked. */
export function createRemoteLoader({ fetch, forget, add }: LoaderOptions) {
  const loading = new Map<string, Promise<Remote>>();
  const load = (name: string): Promise<Remote> => {
    const known = loading.get(name);
    if (known) return known;
    const attempt = fetch(name).then((remote) => {
      add(remote);
      return remote;
    });
    loading.set(name, attempt);
    return attempt;
  };
  const retry = (name: string): void => {
    forget(name);
    loading.delete(name);
  };
  return { load, retry };
}
export type RemoteLoader = ReturnType<typeof createRemoteLoader>;
