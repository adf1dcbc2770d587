import { afterEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { Provider } from 'react-redux';
import { combineReducers, legacy_createStore as createStore } from 'redux';
import { lazyPart } from './lazy-part.tsx';
import { Notices } from './Notices.tsx';
import { noticesReducer, selectNotices } from './notices.slice.ts';

type Greeting = { name: string };
type Module = { default: ComponentType<Greeting> };

const greeting: Module = { default: ({ name }) => <p>Hello {name}</p> };
const Fallback = ({ name }: Greeting) => <p>{name} is expected</p>;
const unreachable = () => Promise.reject(new Error('Loading chunk 7 failed.'));

/** What waits for a module goes on. */
const settle = () => act(async () => undefined);

afterEach(cleanup);

it('stands in the place of its fallback once its code is there, and at once from then on', async () => {
  const Part = lazyPart(async () => greeting, Fallback);
  const { unmount } = render(<Part name="Ada" />);
  expect(screen.getByText('Ada is expected')).toBeTruthy();
  await settle();
  expect(screen.getByText('Hello Ada')).toBeTruthy();
  unmount();
  render(<Part name="Ece" />);
  expect(screen.getByText('Hello Ece')).toBeTruthy();
});

it.each(['online', 'focus', 'click'])('leaves the page as it is while its code cannot be had, and tries again at %s', async (chance) => {
  const load = jest.fn<() => Promise<Module>>().mockImplementationOnce(unreachable).mockImplementationOnce(unreachable);
  load.mockResolvedValue(greeting);
  const Part = lazyPart(load, Fallback);
  render(
    <>
      <h1>The page</h1>
      <Part name="Ada" />
    </>,
  );
  await settle();
  for (const attempts of [1, 2]) {
    expect(load).toHaveBeenCalledTimes(attempts);
    expect(screen.getByText('Ada is expected')).toBeTruthy();
    fireEvent(window, new Event(chance));
    await settle();
  }
  expect(screen.getByText('Hello Ada')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'The page' })).toBeTruthy();
  fireEvent(window, new Event(chance));
  await settle();
  expect(load).toHaveBeenCalledTimes(3);
});

it('asks no more when it has left the page', async () => {
  const load = jest.fn(unreachable);
  const Part = lazyPart(load);
  const { unmount, container } = render(<Part />);
  await settle();
  expect(container.textContent).toBe('');
  unmount();
  fireEvent(window, new Event('online'));
  expect(load).toHaveBeenCalledTimes(1);
});

it('can be loaded before it is rendered, and a failure of that harms nobody', async () => {
  const load = jest.fn<() => Promise<Module>>().mockImplementationOnce(unreachable).mockResolvedValue(greeting);
  const Part = lazyPart(load, Fallback);
  Part.preload();
  await settle();
  Part.preload();
  await settle();
  render(<Part name="Ada" />);
  expect(screen.getByText('Hello Ada')).toBeTruthy();
});

function onPage(part: ReactNode) {
  const store = createStore(combineReducers({ notices: noticesReducer }));
  render(
    <Provider store={store}>
      {part}
      <Notices />
    </Provider>,
  );
  return () => selectNotices(store.getState()).map(({ text }) => text);
}

it('says that its code cannot be had, once however often, and is tried again by the notice’s own button', async () => {
  const load = jest.fn<() => Promise<Module>>().mockImplementationOnce(unreachable).mockImplementationOnce(unreachable);
  load.mockResolvedValue(greeting);
  const Part = lazyPart(load);
  const said = onPage(<Part name="Ada" />);
  await settle();
  expect(said()).toEqual(['ui.partMissing']);
  fireEvent.click(screen.getByRole('button', { name: 'ui.retry' }));
  await settle();
  expect(said()).toEqual(['ui.partMissing']);
  fireEvent.click(screen.getByRole('button', { name: 'ui.retry' }));
  await settle();
  expect(screen.getByText('Hello Ada')).toBeTruthy();
  expect([said(), load.mock.calls.length]).toEqual([[], 3]);
});

it('says nothing where its fallback does what is needed', async () => {
  const Part = lazyPart(unreachable as () => Promise<Module>, Fallback, { silently: true });
  const said = onPage(<Part name="Ada" />);
  await settle();
  expect(screen.getByText('Ada is expected')).toBeTruthy();
  expect(said()).toEqual([]);
});
