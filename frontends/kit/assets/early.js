// Runs before any other script: from here on texts become neither scripts nor markup in this page (Trusted Types). Scripts come from our own origin. What has no `<` is
// text, such as the JSON of structured data; the empty element is what React makes a script of.
globalThis.trustedTypes?.createPolicy('default', {
  createScriptURL: (address) => (new URL(address, location.origin).origin === location.origin ? address : null),
  createHTML: (html) => (!html.includes('<') || html === '<script></script>' ? html : null),
});
// Zod, in whichever bundle, tries whether it may make functions of texts; it may not, and the try would be reported.
globalThis.__zod_globalConfig = { jitless: true };

// Runs before the first paint: a kept choice of theme or language must not flash in late.
(() => {
  const root = document.documentElement;
  root.style.background = 'light-dark(#f6f2ea,#0b1d23)';
  try {
    const theme = localStorage.getItem('pusula.theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = root.style.colorScheme = theme;
    const prefix = location.pathname.match(/^\/(tr|en)(\/|$)/);
    // An untouched page from the server runs no application that would store it; the pages after it are to go on in it.
    if (prefix) sessionStorage.setItem('pusula.visitLanguage', prefix[1]);
    const language = prefix ? prefix[1] : localStorage.getItem('pusula.language') || sessionStorage.getItem('pusula.visitLanguage');
    if (language === 'tr' || language === 'en') root.lang = language;
    // Who chose before the server rendered pages: it reads the choice from here.
    for (const key of ['pusula.language', 'pusula.theme']) {
      const kept = localStorage.getItem(key);
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that the product supports
      if (kept && !document.cookie.includes(`${key}=`)) document.cookie = `${key}=${kept}; path=/; max-age=31536000; samesite=lax`;
    }
    // What a page from the server offers to guests waits until the page knows who this is.
    if (localStorage.getItem('pusula.session')) root.dataset.signedIn = '';
  } catch {
    // Storage is off: the system's theme and Turkish.
  }
})();
