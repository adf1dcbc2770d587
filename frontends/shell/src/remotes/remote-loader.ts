import type { Remote } from '@pusula/frontend-kit/remote';

type LoaderOptions = {
  fetch: (module: string) => Promise<Remote>;
  /** Called before another try. */
  forget: (module: string) => void;
  /** A remote joins the store and the languages before its first render. */
  add: (remote: Remote) => void;
};

/** Each module of a remote is loaded once; after a failure, again when asked. */
export function createRemoteLoader({ fetch, forget, add }: LoaderOptions) {
  const loading = new Map<string, Promise<Remote>>();
  const load = (module: string): Promise<Remote> => {
    const known = loading.get(module);
    if (known) return known;
    const attempt = fetch(module).then((remote) => {
      add(remote);
      return remote;
    });
    loading.set(module, attempt);
    return attempt;
  };
  const retry = (module: string): void => {
    forget(module);
    loading.delete(module);
  };
  return { load, retry };
}
export type RemoteLoader = ReturnType<typeof createRemoteLoader>;
