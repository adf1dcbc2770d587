import { DEFAULT_LANGUAGE, LANGUAGES, type Localised } from '@pusula/contracts';

/** What a provider answered, as the tab that opened the popup reads it. */
export type ProviderAnswer = {
  readonly state: string | null;
  readonly token: string | null;
  readonly error: string | null;
  /** JSON that Apple sends the first time only: the person's name. */
  readonly user: string | null;
};

const STYLE = `
:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;gap:20px;background:light-dark(#f6f2ea,#0b1d23);color:light-dark(#12323b,#f2ecdf);font:400 1rem/1.6 system-ui,sans-serif;text-align:center;padding:24px}
h1{font:350 clamp(1.5rem,6vw,2rem)/1.2 Georgia,serif;letter-spacing:-.014em;margin:0}p{margin:8px 0 0;max-width:36ch;color:light-dark(#50676c,#98a9a8)}
svg{width:56px;height:56px}a{color:light-dark(#12323b,#f2ecdf);text-underline-offset:.22em}:focus-visible{outline:2px solid light-dark(#0f6b7c,#f0b640);outline-offset:3px}
.later{visibility:hidden}.open .later{visibility:visible}`;

type Words = {
  readonly heading: string;
  /** HTML. */
  readonly later: string;
};
const WORDS: Localised<Words> = {
  tr: {
    heading: 'Giriş tamamlanıyor',
    later: 'Bu pencereyi kapatıp kaldığınız yerden devam edebilirsiniz ya da <a href="/signin">giriş sayfasına dönebilirsiniz</a>.',
  },
  en: {
    heading: 'Finishing sign-in',
    later: 'You can close this window and go on where you were, or <a href="/signin">return to the sign-in page</a>.',
  },
};
const { heading, later } = WORDS[DEFAULT_LANGUAGE];
const inOthers = (part: keyof Words) =>
  LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE)
    .map((language) => `<p lang="${language}">${WORDS[language][part]}</p>`)
    .join('');

/** JSON inside a script element that is not run; a `<` could end the element early. */
const embedded = (answer: ProviderAnswer) =>
  `<script type="application/json" id="answer">${JSON.stringify(answer).replaceAll('<', '\\u003c')}</script>`;

/**
 * The page in the popup. It says in every language what happens: the popup knows of no choice, and nobody looks at it for long.
 * @param nonce of this reply's style policy
 * @param answer what was posted to us; left out, the page's script finds it in its own address
 */
export const callbackPage = (nonce: string, answer?: ProviderAnswer): string => `<!doctype html>
<html lang="${DEFAULT_LANGUAGE}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${heading}</title><style nonce="${nonce}">${STYLE}</style>
<noscript><style nonce="${nonce}">.later{visibility:visible}</style></noscript></head>
<body>${answer ? embedded(answer) : ''}<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 1l4 11H8z" fill="light-dark(#e3a01c,#f0b640)"/><path d="M12 23l4-11H8z" fill="none" stroke="currentColor"/></svg>
<main><h1>${heading}</h1>${inOthers('heading')}
<div class="later"><p>${later}</p>
${inOthers('later')}</div></main>
<script src="/signin/callback.js"></script></body></html>`;
