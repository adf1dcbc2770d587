type LastAnswerCache<K, T> = {
  readonly get: (about: K) => Promise<T>;
  readonly forget: () => void;
};

/** Asks again only when the last answer was about something else, or is so old that it may be another by now. */
export function cacheLastAnswer<K, T>(ask: (about: K) => Promise<T>, forMs: number): LastAnswerCache<K, T> {
  let last: { readonly about: K; readonly answer: T; readonly untilMs: number } | undefined;
  return {
    get: async (about) => {
      if (!last || last.about !== about || last.untilMs < performance.now())
        last = { about, answer: await ask(about), untilMs: performance.now() + forMs };
      return last.answer;
    },
    forget: () => {
      last = undefined;
    },
  };
}
