import { TextDecoder, TextEncoder } from 'node:util';

/** What every browser has and jsdom lacks. */
Object.assign(globalThis, { TextEncoder, TextDecoder });
if (typeof window !== 'undefined') {
  window.scrollTo = () => undefined;
  class NoObserver {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  // Nothing is ever near the view, and no condition of the window holds: a wide light window.
  const matchMedia = (media: string) => Object.assign(new EventTarget(), { media, matches: false });
  window.Element.prototype.scrollIntoView = () => undefined;
  Object.assign(window, { ResizeObserver: NoObserver, IntersectionObserver: NoObserver, matchMedia });
}
