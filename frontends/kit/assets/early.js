// Runs before any other script: from here on texts become neither scripts nor markup in this page (Trusted Types). Scripts come from our own origin. What has no `<` is
// text, such as the JSON of structured data; the empty element is what React makes a script of.
globalThis.trustedTypes?.createPolicy('default', {
  createScriptURL: (address) => (new URL(address, location.origin).origin === location.origin ? address : null),
  createHTML: (html) => (!html.includes('<') || html === '<script></script>' ? html : null),
});
// Zod, in whichever bundle, tries whether it may make functions of texts; it may not, and the try would be reported.
globalThis.__zod_globalConfig = { jitless: true };

// Runs before the first paint unless nothing can be kept yet: a kept choice of theme or language must not flash in late.
(() => {
  const root = document.documentElement;
  root.style.background = 'light-dark(#f6f2ea,#0b1d23)';

  const cookieOf = (key) => document.cookie.match(new RegExp(`${key}=(\\w+)`))?.[1];
  function setCookie(key, choice, lifetime) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that the product supports
    document.cookie = `${key}=${choice}; path=/; samesite=lax${lifetime}`;
  }
  /** The cookie decides, as it does for the server; the application reads the choice from storage. Some browsers end cookies of scripts after a week. */
  function applyChoice(key, choices) {
    const choice = cookieOf(key) ?? localStorage.getItem(key);
    if (choice) setCookie(key, choice, '; max-age=31536000');
    if (!choices.includes(choice)) return localStorage.removeItem(key);
    localStorage.setItem(key, choice);
    return choice;
  }

  try {
    const theme = applyChoice('pusula.theme', ['light', 'dark']);
    // A page that the worker kept may be in an older theme.
    delete root.dataset.theme;
    if (theme) root.dataset.theme = root.style.colorScheme = theme;
    const isLanguage = (word) => LANGUAGES.includes(word);
    const prefix = [location.pathname.split('/', 2)[1]].find(isLanguage);
    // An untouched page from the server runs no application that would store it; the pages after it are to go on in it.
    if (prefix) setCookie('pusula.visitLanguage', prefix, '');
    const chosen = applyChoice('pusula.language', LANGUAGES);
    const language = prefix ?? chosen ?? cookieOf('pusula.visitLanguage');
    if (isLanguage(language)) root.lang = language;
    // What a page from the server offers to guests waits until the page knows who this is.
    if (localStorage.getItem('pusula.session')) {
      root.dataset.signedIn = '';
      // To who is signed in, no visit is the first.
      if (!cookieOf('pusula.theme')) setCookie('pusula.theme', 'system', '; max-age=31536000');
    }
  } catch {
    // Storage is off: the system's theme and the default language.
  }
})();

// Between two documents, as kit/src/page/use-view-transitions.ts does within one: what was pressed in a list goes along to its page, and Back brings it home.
(() => {
  const { navigation } = globalThis;
  if (!('onpagereveal' in globalThis && navigation && document.adoptedStyleSheets)) return;
  // Not in the styles of the page: one that the server has not rendered has none yet when it is revealed, and browsers report a transition that the next page
  // does not ask for as an error of that page.
  const asking = new CSSStyleSheet();
  asking.replaceSync('@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}');
  document.adoptedStyleSheets.push(asking);
  // Drawn before its content is there, a page has nothing for what comes along. The first page of a visit waits for nothing.
  if (document.documentElement.dataset.rendered && navigation.activation?.from)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'expect', href: '#content', blocking: 'render' }));

  const pathOf = (entry) => (entry?.url ? new URL(entry.url).pathname : '');
  const isInView = (element) => {
    const { top, bottom, width } = element.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight;
  };
  const find = (key, stands) =>
    [...document.querySelectorAll(`[data-transition-${key}]`)].find((each) => stands(each.dataset) && isInView(each));
  const inList = (path) => find('to', ({ transitionTo }) => transitionTo === path);
  const onPage = () => find('here', ({ transitionHere }) => location.pathname.endsWith(`/${transitionHere}`));
  const isBack = ({ navigationType, entry, from }) => navigationType === 'traverse' && entry.index < from?.index;
  /** The list that something came from, so that Back need not look for it elsewhere. */
  let list = '';

  function share(transition, element) {
    const settle = () => {
      if (element) element.style.viewTransitionName = '';
    };
    // A transition that is skipped, here or by the browser, is no failure: the page is there.
    for (const stage of [transition.ready, transition.updateCallbackDone]) stage?.catch(() => undefined);
    transition.finished.then(settle, settle);
    if (element) element.style.viewTransitionName = 'shared';
    else transition.skipTransition();
  }
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    if (!viewTransition) return;
    const path = pathOf(activation.entry);
    share(viewTransition, isBack(activation) ? path === list && onPage() : inList(path));
  });
  addEventListener('pagereveal', ({ viewTransition }) => {
    const { activation } = navigation;
    if (!viewTransition) return;
    const path = pathOf(activation.from);
    const element = isBack(activation) ? inList(path) : onPage();
    if (element && !isBack(activation)) list = path;
    share(viewTransition, element);
  });
})();
