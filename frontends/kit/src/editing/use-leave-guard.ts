import { linkToElsewhere, onBackFirst } from '@pusula/frontend-kit/page';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The router numbers its entries; an entry that is not its own has no number. */
const placeOf = (state: unknown): number | undefined => (state as { idx?: number } | null)?.idx;

/**
 * Stops a reader who is about to leave the page by a link, by Back or by closing the tab. What the product does itself, such as going on after a save
 * or to the sign-in page when the session is over, passes.
 * @param isOn whether there is something to lose
 */
export function useLeaveGuard(isOn: boolean) {
  const navigate = useNavigate();
  const { pathname, key } = useLocation();
  const [goOn, setGoOn] = useState<(() => void) | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies(key): every entry of this page has a number of its own
  useEffect(() => {
    if (!isOn) return;
    const here = placeOf(history.state);
    let returning = false;
    let leaving = false;
    const onClick = (event: MouseEvent) => {
      const link = linkToElsewhere(event);
      if (!link) return;
      // The link's own listeners still run: a menu that it stands in closes.
      event.preventDefault();
      setGoOn(() => () => void navigate(link.pathname + link.search + link.hash));
    };
    const onPop = (event: PopStateEvent) => {
      const there = placeOf(event.state);
      if (leaving || here === undefined || there === undefined) return;
      if (!returning && location.pathname === pathname) return;
      // The router must not are notified: for the reader nothing has moved yet.
      event.stopImmediatePropagation();
      if (returning) {
        returning = false;
        return;
      }
      returning = true;
      history.go(here - there);
      setGoOn(() => () => {
        leaving = true;
        history.go(there - here);
      });
    };
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    document.addEventListener('click', onClick, { capture: true });
    const stopRecording = onBackFirst(onPop);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      document.removeEventListener('click', onClick, { capture: true });
      stopRecording();
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [isOn, navigate, pathname, key]);

  return {
    isAsked: goOn !== null,
    stay: () => setGoOn(null),
    leave: () => {
      setGoOn(null);
      goOn?.();
    },
  };
}
