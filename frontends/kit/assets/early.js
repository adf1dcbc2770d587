// Runs before the first paint: a kept choice of theme or language must not flash in late.
(() => {
  const root = document.documentElement;
  root.style.background = 'light-dark(#f6f2ea,#0b1d23)';
  try {
    const theme = localStorage.getItem('pusula.theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = root.style.colorScheme = theme;
    const prefix = location.pathname.match(/^\/(tr|en)(\/|$)/);
    const language = prefix ? prefix[1] : localStorage.getItem('pusula.language') || sessionStorage.getItem('pusula.visitLanguage');
    if (language === 'tr' || language === 'en') root.lang = language;
  } catch {
    // Storage is off: the system's theme and Turkish.
  }
})();
