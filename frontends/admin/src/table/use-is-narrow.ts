import { type RefObject, useLayoutEffect, useState } from 'react';

/** Of the table, not of the window: beside the rail a table has less room than above it. In pixels. */
const NARROW = 960;

/** Whether a table has no room for its columns, so that its rows become cards. Known before the first paint. */
export function useIsNarrow(table: RefObject<HTMLElement | null>): boolean {
  const [isNarrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const box = table.current;
    if (!box) return;
    // What is not laid out has no width; it is not narrow for that.
    const measure = () => setNarrow(box.clientWidth > 0 && box.clientWidth < NARROW);
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(box);
    return () => sizes.disconnect();
  }, [table]);
  return isNarrow;
}
