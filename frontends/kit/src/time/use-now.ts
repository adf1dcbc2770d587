import { useEffect, useState } from 'react';

/** The present in milliseconds, looked up again and again, for words such as "3 minutes ago" that grow old. @param everyMs how often */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
