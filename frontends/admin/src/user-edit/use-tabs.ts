import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { TABS, type Tab } from './user-form.ts';

const tabIn = (params: URLSearchParams): Tab => TABS.find((tab) => tab === params.get('tab')) ?? 'basic';

/** The open tab, kept in the address, so that it can be linked to and Back works. */
export function useTabs(): readonly [Tab, (tab: Tab) => void] {
  const [params, setParams] = useSearchParams();
  const addressed = tabIn(params);
  // The router takes its time: whoever shows a tab to bring a field into view needs it at once.
  const [shown, setShown] = useState(addressed);
  useEffect(() => setShown(addressed), [addressed]);
  const show = (tab: Tab) => {
    setShown(tab);
    if (tab !== addressed) setParams(tab === 'basic' ? {} : { tab });
  };
  return [shown, show];
}
