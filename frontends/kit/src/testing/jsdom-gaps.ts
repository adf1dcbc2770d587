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
  Object.assign(window, { ResizeObserver: NoObserver });
}
