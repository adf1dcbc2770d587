/**
 * Brings the application: at once on a page that begins empty, that goes on by itself, or that belongs to somebody who is signed in; with the first
 * sign of interest on one that the server has rendered. Links, the search form and the choice of a language work by themselves until
 * then; what else is pressed or sent is done once it can be, with what was typed.
 */
(() => {
  const root = document.documentElement;
  const held = document.querySelectorAll('script[type="text/plain"][data-app]');
  const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'input'];
  /** What only the application can do, or does better: without it, a button of a menu is one of a form. */
  const PRESSED = 'button:not([type="submit"]),button[aria-haspopup],input[type="checkbox"],input[type="radio"]';
  /** Fields that were left: a form tells then what is wrong with them. */
  const left = new Set();
  let begun = false;
  let isReady = held.length === 0;
  let waiting = null;

  const kept = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };

  const forget = (key) => {
    try {
      localStorage.removeItem(key);
    } catch {
      // Storage is off: nothing is kept.
    }
  };

  /** The application asks for it only once it runs. */
  function preloadEntry() {
    const { entry } = document.querySelector('#root').dataset;
    if (entry) document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href: entry }));
  }
  /** In their order, each after the one before. */
  function bring() {
    if (begun) return;
    begun = true;
    preloadEntry();
    for (const { dataset } of held) {
      const script = document.createElement('script');
      script.src = dataset.app;
      script.async = false;
      script.crossOrigin = 'anonymous';
      script.onerror = () => {
        begun = false;
      };
      document.head.append(script);
    }
  }

  /** Browsers let a mouse that rests over a new page move there, from where it is to where it is: nobody did that. */
  function onSign({ type, movementX, movementY }) {
    const isResting = type === 'pointermove' && movementX === 0 && movementY === 0;
    if (!isResting) bring();
  }

  /** The last thing that was pressed counts. */
  function hold(event, act) {
    if (isReady) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    waiting = act;
    root.toggleAttribute('data-waiting', true);
    bring();
  }
  function onClick(event) {
    const pressed = event.target instanceof Element && event.target.closest(PRESSED);
    if (pressed) hold(event, () => pressed.click());
  }
  function onSubmit(event) {
    const form = event.target;
    if (!form.hasAttribute('action')) hold(event, () => form.requestSubmit(event.submitter));
    else if (form.getAttribute('action') === location.pathname) {
      // Who searches on from the results comes back to where the first search began (specification section 5).
      event.preventDefault();
      location.replace(`${location.pathname}?${new URLSearchParams(new FormData(form))}`);
    }
  }
  function onKeyDown(event) {
    const isBlankSearch = event.key === 'Enter' && event.target.matches?.('[role="search"] input') && event.target.value.trim() === '';
    if (isBlankSearch) event.preventDefault();
  }
  function onLeave({ target }) {
    if (target.matches?.('input, textarea, select')) left.add(target);
  }
  function leaveAgain() {
    left.delete(document.activeElement);
    for (const field of left) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  }
  /** Another tab chose a theme or a language, or signed in or out. */
  function onStorage({ key, newValue }) {
    if (key === 'pusula.theme') {
      root.style.colorScheme = newValue ?? '';
      if (newValue) root.dataset.theme = newValue;
      else delete root.dataset.theme;
    }
    if (key === 'pusula.language' || key === 'pusula.session') bring();
  }
  function onReady() {
    isReady = true;
    root.removeAttribute('data-waiting');
    for (const sign of SIGNS) removeEventListener(sign, onSign, { capture: true });
    removeEventListener('click', onClick, { capture: true });
    removeEventListener('submit', onSubmit, { capture: true });
    removeEventListener('keydown', onKeyDown, { capture: true });
    removeEventListener('focusout', onLeave, { capture: true });
    removeEventListener('storage', onStorage);
    leaveAgain();
    waiting?.();
  }

  function isNeededAtOnce() {
    const isOwn = kept('pusula.session') !== null;
    const goesOn = location.pathname === '/search-results' && location.search === '' && Boolean(kept('pusula.search'));
    const isBegun = location.pathname === '/signup' && Boolean(kept('pusula.newUserDraft'));
    // The page that was left said something to this one: why a session ended, which address was typed.
    const wasTold = Boolean(history.state?.usr);
    const speaksOther = root.lang !== root.dataset.rendered;
    return isOwn || goesOn || isBegun || wasTold || speaksOther || document.querySelector('[data-at-once]') !== null;
  }
  function waitForInterest() {
    // What opening the home page does (specification section 2), also where the application does not come.
    if (['', ...LANGUAGES].includes(location.pathname.replace(/^\/|\/$/g, '')))
      for (const key of ['pusula.newUserDraft', 'pusula.search']) forget(key);
    for (const sign of SIGNS) addEventListener(sign, onSign, { capture: true, passive: true });
    addEventListener('click', onClick, { capture: true });
    addEventListener('submit', onSubmit, { capture: true });
    addEventListener('keydown', onKeyDown, { capture: true });
    addEventListener('focusout', onLeave, { capture: true });
    addEventListener('storage', onStorage);
    addEventListener('pusula:interactive', onReady, { once: true });
    if (isNeededAtOnce()) bring();
  }
  function registerWorker({ worker, delay }) {
    if (!worker || !('serviceWorker' in navigator)) return;
    // A moment after the page (specification section 9), so that it never competes with the first view. A browser may refuse it in private mode.
    const register = () => setTimeout(() => navigator.serviceWorker.register(worker).catch(() => undefined), Number(delay));
    if (document.readyState === 'complete') register();
    else addEventListener('load', register, { once: true });
  }

  if (!isReady) waitForInterest();
  registerWorker(document.currentScript.dataset);
})();
