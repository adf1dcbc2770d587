import { LANGUAGES } from '@pusula/contracts';
import { escapeHtml } from '@pusula/service-kit/http';
import type { ProviderPerson } from './people.ts';

const STYLE = `
:root{color-scheme:light dark}
body{margin:0;background:light-dark(#f6f2ea,#0b1d23);color:light-dark(#12323b,#f2ecdf);font:400 1rem/1.5 system-ui,sans-serif;padding:32px 24px}
main{max-width:400px;margin:auto}
h1{font:350 1.75rem/1.2 Georgia,serif;letter-spacing:-.014em;margin:0}
p{margin:8px 0 0;color:light-dark(#50676c,#98a9a8);font-size:.9375rem}
form{display:grid;gap:8px;margin-top:24px}
button{font:inherit;color:inherit;text-align:left;padding:12px 16px;background:light-dark(#fffdf8,#10282f);border:1px solid light-dark(#cfc6b4,#2c464d);border-radius:4px;cursor:pointer}
button:hover{border-color:currentColor}button:focus-visible{outline:2px solid light-dark(#0f6b7c,#f0b640);outline-offset:2px}
button b{display:block;font-weight:600}button span{display:block;font-size:.8125rem;line-height:1.45;color:light-dark(#50676c,#98a9a8)}
.no{text-align:center;background:none;border-color:transparent;text-decoration:underline;text-underline-offset:.22em}`;

const button = ({ sub, given_name, family_name, email, about }: ProviderPerson) =>
  `<button name="person" value="${escapeHtml(sub)}"><b>${escapeHtml(`${given_name} ${family_name}`)}</b><span>${escapeHtml(email)}</span>
${LANGUAGES.map((language) => `<span lang="${language}">${escapeHtml(about[language])}</span>`).join('')}</button>`;

/**
 * The provider's page in the popup: who to be, or to decline. In both languages, because a provider knows of no choice.
 * @param asked the fields of the attempt, which come back with the decision
 * @param nonce of this reply's style policy
 */
export function signInPage(people: readonly ProviderPerson[], asked: URLSearchParams, nonce: string): string {
  const fields = [...asked]
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('');
  return `<!doctype html>
<html lang="tr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>Demo sağlayıcısı</title><style nonce="${nonce}">${STYLE}</style></head>
<body><main><h1>Demo sağlayıcısı</h1>
<p>Gerçek bir hizmet değildir: yalnızca bu demoda vardır. Buradaki kişiler uydurmadır; hiçbir bilgi bu bilgisayardan çıkmaz.</p>
<p lang="en">Demo provider. Not a real service: it exists in this demo only. The people here are invented; nothing leaves this computer.</p>
<form method="post" action="/decision">${fields}${people.map(button).join('')}
<button class="no" name="person" value="">Vazgeç · Cancel</button></form></main></body></html>`;
}
