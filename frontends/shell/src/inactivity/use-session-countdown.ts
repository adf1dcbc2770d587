import { LIMITS } from '@pusula/contracts';
import { lastActivity } from '@pusula/frontend-kit/session';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ACTIVITIES, answersWarning } from './activity.ts';
import { countdown } from './countdown.ts';

/** A hidden tab's timer may be late by a minute, a sleeping machine's by hours: coming back, the first thing is to look at the clock. */
const RETURNS = ['visibilitychange', 'pageshow', 'focus'];

type Answers = {
  /** Somebody has been here for about as long as a token lives: the server has to hear that the session is in use. */
  onUsed: () => void;
  /** The time is up. */
  onEnd: () => void;
};

/**
 * Watches for activity of somebody who is signed in. Any activity, or `extend`, starts the time anew, unless it is over already. While the warning is
 * open only what answers it counts, so that whoever makes for one of its buttons can reach it.
 * @returns seconds left to be warned of, or null
 */
export function useSessionCountdown({ onUsed, onEnd }: Answers) {
  const [seconds, setSeconds] = useState<number | null>(null);
  const isWarned = useRef(false);
  const activity = useMemo(() => lastActivity(localStorage, Date.now), []);
  const check = useCallback(() => {
    const left = countdown(activity.idle());
    setSeconds(left);
    isWarned.current = left !== null;
    if (left === 0) onEnd();
    return left;
  }, [activity, onEnd]);
  const extend = useCallback(() => {
    // The first movement after a long sleep comes before the timer does.
    if (check() === 0) return;
    activity.note();
    setSeconds(null);
    isWarned.current = false;
  }, [activity, check]);

  useEffect(() => {
    activity.note();
    let told = Date.now();
    const timer = setInterval(() => {
      if (check() !== null || Date.now() - told < LIMITS.userTokenLifetimeMs || activity.idle() > LIMITS.inactivityCheckMs) return;
      told = Date.now();
      onUsed();
    }, LIMITS.inactivityCheckMs);
    const follow = (event: Event) => {
      if (!isWarned.current || answersWarning(event)) extend();
    };
    for (const event of ACTIVITIES) addEventListener(event, follow, { passive: true, capture: true });
    for (const event of RETURNS) addEventListener(event, check);
    return () => {
      clearInterval(timer);
      for (const event of ACTIVITIES) removeEventListener(event, follow, { capture: true });
      for (const event of RETURNS) removeEventListener(event, check);
    };
  }, [activity, check, extend, onUsed]);

  return { seconds, extend };
}
