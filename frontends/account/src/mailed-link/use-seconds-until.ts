import { useEffect, useState } from 'react';

const secondsTo = (moment: number) => Math.max(0, Math.ceil((moment - Date.now()) / 1_000));

/** Whole seconds until a moment (milliseconds), down to 0. */
export function useSecondsUntil(moment: number): number {
  const [seconds, setSeconds] = useState(() => secondsTo(moment));
  useEffect(() => {
    setSeconds(secondsTo(moment));
    const timer = setInterval(() => {
      const left = secondsTo(moment);
      setSeconds(left);
      if (left === 0) clearInterval(timer);
    }, 1_000);
    return () => clearInterval(timer);
  }, [moment]);
  return seconds;
}
