import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { useViewTransitions } from './use-view-transitions.ts';

/** What has been taken along, by its text, from where and to where. */
const shared: (string | null)[][] = [];
const named = () => [...document.querySelectorAll<HTMLElement>('[style]')].find(({ style }) => style.viewTransitionName === 'shared');
let isReduced = false;

/** Stands in for the browser: draws the page, lets it change, draws it again. */
const startViewTransition = (change: () => Promise<void>) => {
  const before = named()?.textContent ?? null;
  let isSkipped = false;
  const updateCallbackDone = Promise.resolve().then(change);
  const finished = updateCallbackDone.then(() => {
    shared.push([before, isSkipped ? null : (named()?.textContent ?? null)]);
  });
  const skipTransition = () => {
    isSkipped = true;
  };
  return { ready: finished, updateCallbackDone, finished, skipTransition };
};

beforeEach(() => {
  shared.length = 0;
  isReduced = false;
  Object.assign(document, { startViewTransition });
  window.matchMedia = (() => ({ matches: isReduced })) as unknown as typeof matchMedia;
  Element.prototype.getBoundingClientRect = () => ({ top: 0, bottom: 10, width: 10 }) as DOMRect;
  history.replaceState(null, '', '/list');
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(document, 'startViewTransition');
});

const List = () => (
  <>
    <Link to="/coach/elif">
      <i data-transition-to="/coach/elif">small</i>
    </Link>
    <Link to="/terms">terms</Link>
  </>
);
function Pages() {
  useViewTransitions();
  return (
    <Routes>
      <Route path="/list" element={<List />} />
      <Route path="/coach/:slug" element={<b data-transition-here="elif">large</b>} />
      <Route path="/terms" element={<p>the terms</p>} />
    </Routes>
  );
}
const open = () =>
  render(
    <BrowserRouter>
      <Pages />
    </BrowserRouter>,
  );
const press = (name: string) => act(async () => void fireEvent.click(screen.getByText(name)));
const goBack = async () => {
  const popped = new Promise((resolve) => addEventListener('popstate', resolve, { once: true, capture: true }));
  await act(async () => {
    history.back();
    await popped;
  });
};

describe('between a list and the page of one of its things', () => {
  it('what was pressed goes along, and Back brings it home', async () => {
    open();
    await press('small');
    expect(await screen.findByText('large')).toBeTruthy();
    expect(shared).toEqual([['small', 'large']]);
    await goBack();
    expect(await screen.findByText('small')).toBeTruthy();
    await act(async () => undefined);
    expect(shared[1]).toEqual(['large', 'small']);
    expect(named()).toBeUndefined();
  });

  it('nothing moves for somebody who wants less motion, and the page is there', async () => {
    isReduced = true;
    open();
    await press('small');
    expect(await screen.findByText('large')).toBeTruthy();
    expect(shared).toEqual([]);
  });

  it('nothing moves where the browser has no view transitions', async () => {
    Reflect.deleteProperty(document, 'startViewTransition');
    open();
    await press('small');
    expect(await screen.findByText('large')).toBeTruthy();
  });

  it('nothing moves to a page that has nothing of the list', async () => {
    open();
    await press('terms');
    expect(await screen.findByText('the terms')).toBeTruthy();
    expect(shared).toEqual([]);
  });
});
