import { jest } from '@jest/globals';

export type FakePopup = {
  closed: boolean;
  opener: unknown;
  document: Document;
  location: { replace: (address: string) => void };
  close: () => void;
  /** Where it was sent, in its order. */
  readonly visited: string[];
};

const fakePopup = (): FakePopup => {
  const visited: string[] = [];
  const popup: FakePopup = {
    closed: false,
    opener: window,
    document: document.implementation.createHTMLDocument(),
    location: { replace: (address) => visited.push(address) },
    close: () => {
      popup.closed = true;
    },
    visited,
  };
  return popup;
};

/** Stands in for the windows that a browser opens: jsdom has none. */
export function catchPopups({ blocked = false } = {}) {
  const popups: FakePopup[] = [];
  const spy = jest.spyOn(window, 'open').mockImplementation(() => {
    if (blocked) return null;
    const popup = fakePopup();
    popups.push(popup);
    return popup as unknown as Window;
  });
  return { popups, spy };
}

/** What /signin/callback tells all tabs. */
export function postProviderAnswer(answer: { state: string; token?: string | null; error?: string | null; user?: string | null }): void {
  const channel = new BroadcastChannel('pusula.social');
  channel.postMessage({ token: null, error: null, user: null, ...answer });
  channel.close();
}
