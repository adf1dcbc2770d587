import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { combineReducers, legacy_createStore as createStore, type UnknownAction } from 'redux';
import { tokenStore } from '../api/index.ts';
import { memoryStorage } from '../testing/memory-storage.ts';
import { person } from '../testing/people.ts';
import { type SessionEnd, selectPersonSummary, session, sessionReducer } from './session.slice.ts';
import { followSession, restoreSession, storeSession } from './store-session.ts';

const NOW = Date.UTC(2026, 10, 21);
const KEY = 'pusula.session';
const ACTIVITY = 'pusula.activity';
const nilufer = { user: person('member', { isVerified: false }), authenticationType: 'Google' as const };

afterEach(() => void jest.restoreAllMocks());

/** Tabs of one browser: what one writes down, the others are told of. */
function browser() {
  const storage = memoryStorage();
  const told: EventTarget[] = [];
  const tabs = () => {
    const target = new EventTarget();
    const own: Storage = {
      ...storage,
      setItem: (key, value) => {
        storage.setItem(key, value);
        setStoredItem(target, key);
      },
      removeItem: (key) => {
        storage.removeItem(key);
        setStoredItem(target, key);
      },
    };
    const tokens = tokenStore(own);
    const asked: string[] = [];
    const store = createStore(
      combineReducers({
        session: sessionReducer,
        asked: (_state = null, { type }: UnknownAction) => {
          if (type === session.userWanted.type) asked.push(type);
          return null;
        },
      }),
    );
    restoreSession(store, tokens, own, NOW);
    storeSession(store, own);
    followSession(store, tokens, own, target as unknown as Window);
    told.push(target);
    const state = () => store.getState().session;
    const signIn = () => {
      tokens.write({ token: 't', tokenType: 'User' });
      store.dispatch(session.signedIn(nilufer));
    };
    const signOut = () => {
      tokens.remove();
      store.dispatch(session.signedOut());
    };
    const lose = (end: SessionEnd) => {
      tokens.remove();
      store.dispatch(session.ended(end));
    };
    return { target, store, asked, state, signIn, signOut, lose };
  };
  const setStoredItem = (teller: EventTarget, key: string) => {
    for (const target of told) if (target !== teller) target.dispatchEvent(Object.assign(new Event('storage'), { key }));
  };
  return { storage, openTab: tabs };
}

describe('a session', () => {
  it('is there again after the page was left', () => {
    const { openTab } = browser();
    openTab().signIn();
    expect(openTab().state()).toMatchObject({ isAuthenticated: true, authenticationType: 'Google', summary: { id: nilufer.user.id } });
  });

  it('keeps of its person what every page shows, and nothing else', () => {
    const { openTab, storage } = browser();
    const tab = openTab();
    tab.signIn();
    const { summary } = JSON.parse(storage.getItem(KEY) ?? '{}');
    expect(Object.keys(summary).sort()).toEqual(['firstName', 'id', 'imageUrl', 'lastName', 'userType']);
    expect(tab.state().user).toEqual(nilufer.user);
    expect(openTab().state().user).toBeNull();
  });

  it('is not believed without the token of a user', () => {
    const { openTab, storage } = browser();
    openTab().signIn();
    storage.setItem('pusula.token', JSON.stringify({ token: 't', tokenType: 'Public' }));
    expect(openTab().state().isAuthenticated).toBe(false);
  });

  it('that ran out while the browser was closed is over before anything is shown', () => {
    const { openTab, storage } = browser();
    openTab().signIn();
    storage.setItem(ACTIVITY, String(NOW - 3_600_000));
    expect(openTab().state()).toMatchObject({ isAuthenticated: false, endedBecause: 'idle' });
    expect([storage.getItem('pusula.token'), storage.getItem(KEY), storage.getItem(ACTIVITY)]).toEqual([null, null, null]);
  });

  it.each<[string, (tab: ReturnType<ReturnType<typeof browser>['openTab']>) => void]>([
    ['its person signs out', ({ signOut }) => signOut()],
    ['the server refuses it', ({ lose }) => lose('refused')],
  ])('leaves no word of when it was used last once %s', (_when, end) => {
    const { openTab, storage } = browser();
    const tab = openTab();
    tab.signIn();
    storage.setItem(ACTIVITY, String(NOW));
    end(tab);
    expect(storage.getItem(ACTIVITY)).toBeNull();
  });

  it('that is over leaves nothing for the next visit, whatever was noted while it ended', () => {
    const { openTab, storage } = browser();
    storage.setItem(ACTIVITY, String(NOW));
    openTab();
    expect(storage.getItem(ACTIVITY)).toBeNull();
  });

  it.each(['{', 'null', '"x"', '{"user":null}'])('written down as %j is no session', (text) => {
    const { openTab, storage } = browser();
    storage.setItem('pusula.token', JSON.stringify({ token: 't', tokenType: 'User' }));
    storage.setItem(KEY, text);
    expect(openTab().state().isAuthenticated).toBe(false);
  });
});

describe('in every open tab', () => {
  it('somebody who signs in is signed in, and who signs out is signed out', () => {
    const { openTab } = browser();
    const [one, other] = [openTab(), openTab()];
    one.signIn();
    expect(other.state()).toMatchObject({ isAuthenticated: true, summary: { firstName: nilufer.user.firstName } });
    other.signOut();
    expect(one.state()).toMatchObject({ isAuthenticated: false, endedBecause: 'elsewhere' });
    expect(other.state().endedBecause).toBeNull();
  });

  it.each(['idle', 'refused'] as const)('a session ends for the same reason (%s), whichever is first to notice', (end) => {
    const { openTab } = browser();
    const [one, other] = [openTab(), openTab()];
    one.signIn();
    other.lose(end);
    expect(one.state()).toMatchObject({ isAuthenticated: false, endedBecause: end });
    one.signIn();
    other.signOut();
    expect(one.state().endedBecause).toBe('elsewhere');
  });

  it('a change of the person is written of: their name at once, and the rest is asked for', () => {
    // A sign-in and a change within one millisecond are two.
    jest.spyOn(Date, 'now').mockReturnValue(NOW);
    const { openTab } = browser();
    const [one, other] = [openTab(), openTab()];
    one.signIn();
    expect(other.asked).toHaveLength(1);
    one.store.dispatch(session.userChanged({ ...nilufer.user, lastName: 'Demir' }));
    expect(selectPersonSummary(other.store.getState())?.lastName).toBe('Demir');
    expect(other.asked).toHaveLength(2);
    expect(one.asked).toEqual([]);
  });

  it('what the server said to one is no news to the others', () => {
    const { openTab } = browser();
    const [one, other] = [openTab(), openTab()];
    one.signIn();
    other.store.dispatch(session.userArrived({ ...nilufer.user, city: 'Ankara' }));
    expect(one.asked).toEqual([]);
  });

  it('nobody repeats what another tab has said', () => {
    const { openTab } = browser();
    const [one, other] = [openTab(), openTab()];
    let written = 0;
    one.target.addEventListener('storage', ({ key }: Event & { key?: string }) => {
      if (key === KEY) written += 1;
    });
    one.signIn();
    expect(other.state().isAuthenticated).toBe(true);
    expect(written).toBe(0);
  });

  it('a page that comes back from the memory of the browser looks for itself', () => {
    const { openTab, storage } = browser();
    const tab = openTab();
    tab.signIn();
    storage.removeItem('pusula.token');
    storage.removeItem(KEY);
    expect(tab.state().isAuthenticated).toBe(true);
    tab.target.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(tab.state().isAuthenticated).toBe(false);
  });
});
