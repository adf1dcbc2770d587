import { useEffect, useState } from 'react';

/** How far from the top of the window a section begins to be the one that is read. */
const READING_LINE = 140;

/** The section that is being read: the last one that has begun above the reading line, and the last of all at the end of the page. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  useEffect(() => {
    const look = () => {
      const isAtEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2;
      const begun = ids.filter((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < READING_LINE);
      setCurrent((isAtEnd ? ids : begun).at(-1) ?? ids[0]);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [ids]);
  return current;
}
