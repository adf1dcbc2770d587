import { type RefObject, useEffect, useRef } from 'react';
import { styled } from 'styled-components';

/** Of what is pulled sideways: its edge says that there is more. */
const FADE = '24px';
/** Shows that the row goes on. In pixels. */
const NEXT = 40;

/**
 * Around the list of a row of tabs, be they links or buttons: always one line, which on a phone is pulled sideways. Its edges fade where it goes on; the
 * line below it does not.
 */
export const TabRow = styled.div`
  border-bottom: 1px solid var(--rule-2);
  > * {
    position: relative;
    display: flex;
    gap: var(--s5);
    margin-bottom: -1px;
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scrollbar-width: none;
    mask-image: linear-gradient(to right, transparent, #000 var(--cut, 0px), #000 calc(100% - ${FADE}), transparent);
  }
  > [data-cut] {
    --cut: ${FADE};
  }
  > * > :last-child {
    margin-inline-end: ${FADE};
  }
  :is(a, button) {
    display: flex;
    align-items: center;
    min-height: 48px;
    font: 500 0.9375rem/1 var(--sans);
    white-space: nowrap;
    text-decoration: none;
    color: var(--ink-2);
    border-bottom: 2px solid transparent;
  }
  :is(a, button):hover {
    color: var(--ink);
  }
  :is(a, button):focus-visible {
    outline-offset: -2px;
  }
  :is(a[aria-current], button[data-state='active']) {
    color: var(--ink);
    font-weight: 600;
    border-color: var(--saffron);
  }
`;

/**
 * For a list that is pulled sideways: the current one of it is in view, though on a phone it may lie beyond the edge, and a bit of the next one.
 * @param current whatever changes when another one becomes it
 */
export function useCurrentInView<List extends HTMLElement>(current: string): RefObject<List | null> {
  const list = useRef<List>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies(current): another item is the current one
  useEffect(() => {
    const row = list.current;
    const here = row?.querySelector<HTMLElement>('[aria-current], [data-state="active"]');
    if (row && here) row.scrollLeft = here.offsetLeft + here.offsetWidth + NEXT - row.clientWidth;
  }, [current]);
  useEffect(() => {
    const row = list.current;
    const follow = () => row?.toggleAttribute('data-cut', row.scrollLeft > 0);
    follow();
    row?.addEventListener('scroll', follow, { passive: true });
    return () => row?.removeEventListener('scroll', follow);
  }, []);
  return list;
}
