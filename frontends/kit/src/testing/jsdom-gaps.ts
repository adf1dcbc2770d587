import { TextDecoder, TextEncoder } from 'node:util';
import { runInThisContext } from 'node:vm';
import { BroadcastChannel } from 'node:worker_threads';

/** What every browser has and jsdom lacks, and the variable that webpack keeps for the style nonce. */
Object.assign(globalThis, { TextEncoder, TextDecoder, BroadcastChannel, __webpack_nonce__: '' });
if (typeof window !== 'undefined') {
  // Node's own fetch, from outside of the test's realm. It takes no signal of jsdom's, so that one is handed on.
  const outside = runInThisContext('globalThis') as typeof globalThis;
  const fetch: typeof outside.fetch = (input, { signal, ...init } = {}) => {
    const abort = new outside.AbortController();
    signal?.addEventListener('abort', () => abort.abort());
    return outside.fetch(input, { ...init, signal: abort.signal });
  };
  Object.assign(globalThis, { fetch });
  window.scrollTo = () => undefined;
  class NoObserver {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  // Nothing is ever near the view, and no condition of the window holds: a wide light window.
  const matchMedia = (media: string) => Object.assign(new EventTarget(), { media, matches: false });
  Object.assign(performance, { getEntriesByType: () => [] });
  window.Element.prototype.scrollIntoView = () => undefined;
  Object.assign(window, { ResizeObserver: NoObserver, IntersectionObserver: NoObserver, matchMedia });
  const LABELABLE = 'button, input, meter, output, progress, select, textarea';
  const isLabelOf = (label: HTMLLabelElement, field: HTMLElement) =>
    label.hasAttribute('for') ? label.htmlFor === field.id : label.contains(field) && label.querySelector(LABELABLE) === field;
  // jsdom walks through the whole document for each label of each field, which was a fifth of the time of tests with forms.
  const labels = {
    configurable: true,
    get(this: HTMLElement) {
      if (this.getAttribute('type') === 'hidden') return null;
      return [...this.ownerDocument.getElementsByTagName('label')].filter((label) => isLabelOf(label, this));
    },
  };
  for (const field of [HTMLButtonElement, HTMLInputElement, HTMLOutputElement, HTMLProgressElement, HTMLSelectElement, HTMLTextAreaElement])
    Object.defineProperty(field.prototype, 'labels', labels);
  // jsdom lets the timer of a request's timeout run on when the answer has come; for half a minute it would keep the process of the tests alive.
  const { send } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.send = function sendAndStopTimer(body) {
    this.addEventListener('loadend', () => {
      this.timeout = 0;
    });
    send.call(this, body);
  };
}
