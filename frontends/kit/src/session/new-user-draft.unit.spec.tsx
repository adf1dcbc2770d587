import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { LIMITS, type SocialProfile } from '@pusula/contracts';
import { combineReducers, legacy_createStore as createStore } from 'redux';
import { memoryStorage } from '../testing/memory-storage.ts';
import { newUserDraft, newUserDraftReducer, selectNewUserDraft } from './new-user-draft.slice.ts';
import { restoreNewUserDraft, storeNewUserDraft } from './store-new-user-draft.ts';

const NOW = Date.UTC(2026, 10, 21);
const KEY = 'pusula.newUserDraft';

function browser(storage = memoryStorage(), openedAt = NOW) {
  let now = openedAt;
  const store = createStore(combineReducers({ newUserDraft: newUserDraftReducer }));
  restoreNewUserDraft(store, storage, openedAt);
  storeNewUserDraft(store, storage, () => now);
  return {
    storage,
    dispatch: store.dispatch,
    draft: () => selectNewUserDraft(store.getState()),
    wait: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

const profile = (more: Partial<SocialProfile> = {}): SocialProfile => ({
  firstName: 'Elif',
  middleName: '',
  lastName: 'Sarıkaya Öz',
  email: 'Elif@Posta.example',
  imageUrl: '',
  gender: null,
  facebook: '',
  website: '',
  ...more,
});

describe('a new-user draft in a tab that stays open', () => {
  afterEach(() => void jest.useRealTimers());

  it('is gone from storage ten minutes after it was last changed, whether it was begun here or found', () => {
    jest.useFakeTimers({ now: NOW });
    const storage = memoryStorage();
    const open = () => {
      const store = createStore(combineReducers({ newUserDraft: newUserDraftReducer }));
      restoreNewUserDraft(store, storage, Date.now());
      storeNewUserDraft(store, storage, Date.now);
      return store;
    };
    const store = open();
    store.dispatch(newUserDraft.answered({ firstName: 'Elif' }));
    jest.advanceTimersByTime(LIMITS.newUserDraftMs - 1_000);
    store.dispatch(newUserDraft.answered({ lastName: 'Öz' }));
    jest.advanceTimersByTime(LIMITS.newUserDraftMs - 1_000);
    open();
    expect(storage.getItem(KEY)).toContain('Öz');
    jest.advanceTimersByTime(1_000);
    expect(storage.getItem(KEY)).toBeNull();
  });
});

describe('a new-user draft', () => {
  it('begins enabled, as a member, not deleted', () => {
    expect(browser().draft()).toMatchObject({ status: 'enabled', userType: 'member', isDeleted: false, authenticationType: 'Basic' });
  });

  it.each(['', 'nilufer', 'nilufer@', 'ni lufer@posta.example', 'nilufer@posta'])('does not take %j for an address', (email) => {
    const { dispatch, draft } = browser();
    dispatch(newUserDraft.emailGiven('first@posta.example'));
    dispatch(newUserDraft.emailGiven(email));
    expect(draft().email).toBe('first@posta.example');
  });

  it('keeps an address as it is compared', () => {
    const { dispatch, draft } = browser();
    dispatch(newUserDraft.emailGiven(' Nilufer.Sen@Posta.example '));
    expect(draft().email).toBe('nilufer.sen@posta.example');
  });

  it('takes over what a provider says, and leaves what it does not know as it was', () => {
    const { dispatch, draft } = browser();
    dispatch(newUserDraft.answered({ firstName: 'Eski', gender: 'Female', city: 'İzmir', hasPassword: true }));
    dispatch(newUserDraft.broughtByProvider({ authenticationType: 'Facebook', profile: profile({ website: 'https://elif.example' }) }));
    expect(draft()).toMatchObject({
      authenticationType: 'Facebook',
      email: 'elif@posta.example',
      firstName: 'Elif',
      lastName: 'Sarıkaya Öz',
      gender: 'Female',
      city: 'İzmir',
      website: 'https://elif.example',
      hasPassword: false,
    });
  });

  it('has no address when the provider’s is none', () => {
    const { dispatch, draft } = browser();
    dispatch(newUserDraft.broughtByProvider({ authenticationType: 'Facebook', profile: profile({ email: '' }) }));
    expect(draft().email).toBe('');
  });

  it('becomes one by password when an address is given after all', () => {
    const { dispatch, draft } = browser();
    dispatch(newUserDraft.broughtByProvider({ authenticationType: 'Google', profile: profile() }));
    dispatch(newUserDraft.emailGiven('other@posta.example'));
    expect(draft()).toMatchObject({ authenticationType: 'Basic', email: 'other@posta.example', hasPassword: false, firstName: 'Elif' });
  });

  it('is back at its defaults after a reset', () => {
    const { dispatch, draft } = browser();
    const before = draft();
    dispatch(newUserDraft.answered({ firstName: 'Elif', userType: 'coach' }));
    dispatch(newUserDraft.reset());
    expect(draft()).toEqual(before);
  });
});

describe('a kept draft', () => {
  it('is there again after a reload', () => {
    const first = browser();
    first.dispatch(newUserDraft.answered({ firstName: 'Elif', categories: ['01k9000000000000000000000a'] }));
    expect(browser(first.storage).draft()).toEqual(first.draft());
  });

  it('lives for ten minutes after the last change, not the first', () => {
    const first = browser();
    first.dispatch(newUserDraft.answered({ firstName: 'E' }));
    first.wait(LIMITS.newUserDraftMs - 1);
    first.dispatch(newUserDraft.answered({ firstName: 'Elif' }));
    expect(browser(first.storage, NOW + 2 * LIMITS.newUserDraftMs - 2).draft().firstName).toBe('Elif');
  });

  it('is gone after ten minutes, from the browser as well', () => {
    const first = browser();
    first.dispatch(newUserDraft.answered({ firstName: 'Elif' }));
    expect(browser(first.storage, NOW + LIMITS.newUserDraftMs).draft().firstName).toBe('');
    expect(first.storage.getItem(KEY)).toBeNull();
  });

  it.each([
    ['reset', newUserDraft.reset()],
    ['cleared', newUserDraft.cleared()],
  ])('is forgotten when it is %s', (_how, action) => {
    const { storage, dispatch } = browser();
    dispatch(newUserDraft.answered({ firstName: 'Elif' }));
    expect(storage.getItem(KEY)).not.toBeNull();
    dispatch(action);
    expect(storage.getItem(KEY)).toBeNull();
  });

  it('of another tab stays when a page resets a draft that it never had', () => {
    const other = browser();
    const here = browser(other.storage);
    other.dispatch(newUserDraft.answered({ firstName: 'Elif' }));
    here.dispatch(newUserDraft.reset());
    expect(other.storage.getItem(KEY)).not.toBeNull();
  });

  it.each(['nonsense', 'null', '[]', '{"savedAt":1}', '{"savedAt":"x","draft":{}}', '{"savedAt":1,"draft":null}'])(
    'that reads %s is no draft',
    (text) => {
      const storage = memoryStorage();
      storage.setItem(KEY, text);
      expect(browser(storage).draft().firstName).toBe('');
    },
  );

  it('is only of this page when the browser keeps nothing', () => {
    const refusing = { ...memoryStorage(), setItem: () => fail(), getItem: () => fail() };
    const { dispatch, draft } = browser(refusing);
    dispatch(newUserDraft.answered({ firstName: 'Elif' }));
    expect(draft().firstName).toBe('Elif');
  });
});

const fail = (): never => {
  throw new Error('Storage is off.');
};
