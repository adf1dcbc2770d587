import { type ComponentType, useContext, useEffect, useState } from 'react';
import { ReactReduxContext } from 'react-redux';
import { notices } from './notices.slice.ts';

/** After a failure each of these may mean that the network is back, or that somebody wants the part. */
const CHANCES = ['online', 'focus', 'click'] as const;

/** The press on its button is one of the chances: nothing else needs to come of it. */
const MISSING = {
  text: 'ui.partMissing',
  tone: 'bad',
  action: { label: 'ui.retry', dispatch: { type: 'page/partWanted' } },
} as const;

/**
 * A part of a page whose code is loaded when it is first rendered. Where that cannot be had, `Fallback` stays, instead of an error that takes the page
 * around it along; a notice says so, and the next press or return to the page is another try.
 * @param load imports the module whose default export is the part
 * @param Fallback what stands in its place until then, with the same properties; left out, nothing
 * @param silently the fallback does what is needed, and nobody has asked for the part: nothing is said
 * @returns the part; `preload` loads its code before it is rendered
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Fallback?: ComponentType<Props>,
  { silently = false } = {},
) {
  let loaded: ComponentType<Props> | null = null;
  const fetchPart = async () => {
    loaded ??= (await load()).default;
    return loaded;
  };

  function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    const [attempt, setAttempt] = useState(1);
    const store = useContext(ReactReduxContext)?.store;
    useEffect(() => {
      if (Part) return;
      const over = new AbortController();
      const tryAgain = () => setAttempt(attempt + 1);
      const waitForChance = () => {
        for (const chance of CHANCES) addEventListener(chance, tryAgain, { signal: over.signal });
      };
      const giveUp = () => {
        if (over.signal.aborted) return;
        if (!silently) store?.dispatch(notices.shown(MISSING));
        waitForChance();
      };
      fetchPart().then((part) => setPart(() => part), giveUp);
      return () => over.abort();
    }, [Part, attempt, store]);
    if (Part) return <Part {...props} />;
    return Fallback ? <Fallback {...props} /> : null;
  }

  return Object.assign(LazyPart, { preload: () => void fetchPart().catch(() => undefined) });
}
