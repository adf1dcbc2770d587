/** The look of the API page: the product's tokens, no script, no web font. */
export const DOCS_STYLE = `
:root{color-scheme:light dark;--paper:light-dark(#f6f2ea,#0b1d23);--ink:light-dark(#12323b,#f2ecdf);--ink-3:light-dark(#50676c,#98a9a8);--rule:light-dark(#12323b24,#f2ecdf21);--rule-2:light-dark(#12323b52,#f2ecdf47);--saffron:light-dark(#e3a01c,#f0b640);--sunken:light-dark(#ece6da,#08171c);--focus:light-dark(#0f6b7c,#f0b640)}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:400 1rem/1.6 system-ui,sans-serif;display:grid;grid-template-columns:280px minmax(0,1fr)}
a{color:inherit;text-underline-offset:.22em}:focus-visible{outline:2px solid var(--focus);outline-offset:3px}
code{font:.9375em/1.5 ui-monospace,Menlo,Consolas,monospace;overflow-wrap:anywhere}
nav{position:sticky;top:0;height:100vh;overflow:auto;padding:32px 24px;border-right:1px solid var(--rule);font-size:.875rem}
nav ul{list-style:none;margin:0 0 20px;padding:0}nav li a{display:block;padding:3px 0;text-decoration:none}nav li a:hover{text-decoration:underline}
nav h2{font:600 .8125rem/1.4 system-ui,sans-serif;color:var(--ink-3);margin:0 0 4px}
.brand{display:block;font:440 1.5rem/1 Georgia,serif;margin-bottom:32px;text-decoration:none}
main{max-width:860px;padding:48px clamp(20px,5vw,80px) 128px}
h1{font:350 3rem/1.1 Georgia,serif;margin:0 0 16px}.lead{font-size:1.125rem;max-width:60ch}
section{border-top:1px solid var(--rule-2);margin-top:48px;padding-top:24px}section>h2{font:380 1.75rem/1.2 Georgia,serif;margin:0 0 16px}
article{padding:24px 0 32px;border-bottom:1px solid var(--rule)}article:target h3{box-shadow:0 2px 0 var(--saffron)}
h3{font-weight:500;font-size:1.125rem;margin:0}.method{font:600 .8125rem/1 system-ui,sans-serif;margin-right:8px}
h4{font:600 .875rem/1.4 system-ui,sans-serif;margin:20px 0 4px}.meta,.mute{color:var(--ink-3);font-size:.875rem}p{margin:8px 0}
table{width:100%;border-collapse:collapse;font-size:.9375rem}th,td{text-align:left;font-weight:400;vertical-align:top;padding:6px 12px 6px 0;border-top:1px solid var(--rule)}th{width:38%}
.codes{list-style:none;padding:0;margin:0;display:flex;flex-wrap:wrap;gap:6px 20px;font-size:.875rem}
@media(max-width:860px){body{display:block}nav{position:static;height:auto;border-right:0;border-bottom:1px solid var(--rule)}main{padding-top:32px}}
`;
