import { LIMITS } from '@pusula/contracts';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { countdown } from './countdown.ts';
import { lastActivity } from './last-activity.ts';

const ACTIVITIES = ['mousemove', 'mousedown', 'keydown', 'scroll', 'touchstart', 'wheel'];

/**
 * Watches for activity while somebody is signed in. Any activity, or `extend`, starts the time anew.
 * @param onEnd the time is up
 * @returns seconds left to be warned of, or null
 */
export function useSessionCountdown(isActive: boolean, onEnd: () => void) {
  const [seconds, setSeconds] = useState<number | null>(null);
  const activity = useMemo(() => lastActivity(localStorage, Date.now), []);
  const extend = useCallback(() => {
    activity.note();
    setSeconds(null);
  }, [activity]);

  useEffect(() => {
    if (!isActive) return;
    activity.note();
    const timer = setInterval(() => {
      const left = countdown(activity.idle());
      setSeconds(left);
      if (left === 0) onEnd();
    }, LIMITS.inactivityCheckMs);
    for (const event of ACTIVITIES) addEventListener(event, extend, { passive: true, capture: true });
    return () => {
      clearInterval(timer);
      setSeconds(null);
      for (const event of ACTIVITIES) removeEventListener(event, extend, { capture: true });
    };
  }, [isActive, activity, extend, onEnd]);

  return { seconds, extend };
}
