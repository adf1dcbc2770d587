import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { TABS, type Tab } from './user-form.ts';

const tabIn = (params: URLSearchParams): Tab => TABS.find((tab) => tab === params.get('tab')) ?? 'basic';

/** The open tab, kept in the address, so that it can be linked to and Back works. */
export function useTabs(): readonly [Tab, (tab: Tab) => void] {
  const [params, setParams] = useSearchParams();
  const addressed = tabIn(params);
  // The router takes its time: whoever shows a tab to bring a field into view needs it at once.
  const [shown, setShown] = useState(addressed);
  // A press chooses a tab and then focuses it, which chooses it again, before anything is drawn.
  const chosen = useRef(addressed);
  useEffect(() => {
    chosen.current = addressed;
    setShown(addressed);
  }, [addressed]);
  const show = (tab: Tab) => {
    if (tab === chosen.current) return;
    chosen.current = tab;
    setShown(tab);
    setParams(tab === 'basic' ? {} : { tab });
  };
  return [shown, show];
}
