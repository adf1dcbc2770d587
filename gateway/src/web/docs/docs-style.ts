/** What only the API's page looks like; tokens, faces and ground are those of the front ends (theme.css). */
export const DOCS_STYLE = `
html{scroll-padding-top:16px}
code,pre{font:.875rem/1.6 ui-monospace,"SF Mono",Menlo,Consolas,"Liberation Mono",monospace;overflow-wrap:anywhere}
.mute{color:var(--ink-3);font:var(--t-small)}
.page{padding-inline:max(var(--gutter),calc((100% - var(--page))/2));display:grid;grid-template-columns:216px minmax(0,1fr);gap:clamp(32px,5vw,80px)}
main{max-width:820px;padding:clamp(32px,5vw,64px) 0 96px}
.contents{position:sticky;top:0;align-self:start;max-height:100vh;overflow:auto;padding:72px 0 32px;font:var(--t-small)}
.contents li{display:flex;justify-content:space-between;gap:12px;border-top:1px solid var(--rule)}.contents li:last-child{border-bottom:1px solid var(--rule)}
.contents a{flex:1;padding:9px 0;text-decoration:none}.contents a:hover{text-decoration:underline}.contents span{padding:9px 0}
h1{font:var(--t-h1);letter-spacing:var(--track-h1);margin-bottom:16px}
.lead{font:var(--t-lead);max-width:var(--measure);margin-bottom:8px}main>p,.start p{max-width:var(--measure)}
.start{margin-top:40px;padding:24px;background:var(--raised);border:1px solid var(--rule);border-radius:var(--r3)}.start h2,.nothing{font:var(--t-h3)}.start h2{margin-bottom:8px}.start p:last-child{margin-top:12px}
.filter{position:sticky;top:0;z-index:1;margin-top:32px;padding:16px 0;background:var(--paper)}
.filter label{display:block;font:var(--t-label);margin-bottom:6px}.filter div{display:flex;gap:8px}
.filter input[type=search]{flex:1;min-width:0;height:48px;padding:0 14px;background:var(--raised);border:1px solid var(--edge);border-radius:var(--r2)}.filter input:focus-visible{outline-offset:-1px;border-color:var(--focus)}
.filter button,.copy{font:var(--t-label);border:1px solid var(--edge);border-radius:var(--r2);background:var(--raised);min-height:36px;padding:0 14px}
.filter button{min-height:48px;padding:0 20px;border-color:var(--act);background:var(--act);color:var(--on-act)}.copy:hover{background:var(--hover)}.filter button:hover{background:var(--act-hover)}
.found{min-height:21px}.nothing{padding:32px 0}.nothing p{font:var(--t-body);margin-bottom:12px}
summary{cursor:pointer;list-style:none}summary::-webkit-details-marker{display:none}
.group{border-top:1px solid var(--rule-2)}.group:last-of-type{border-bottom:1px solid var(--rule-2)}
.group>summary{display:flex;align-items:center;gap:16px;padding:18px 0}.group>summary h2{font:var(--t-h3)}.group>summary .mute{margin-left:auto;white-space:nowrap}
.group>summary::after,.call>summary::after{content:"";flex:none;width:8px;height:8px;border:solid var(--ink-3);border-width:0 1.5px 1.5px 0;transform:rotate(45deg);transition:transform var(--fast) var(--ease)}
.group>summary::after{margin:-4px 4px 0 0}[open]>summary::after{transform:rotate(225deg)!important}
.group>summary:hover h2,.call>summary:hover .does{text-decoration:underline;text-decoration-thickness:1px;text-underline-offset:.22em}
.group>div{padding-bottom:16px;scroll-margin-top:190px}.group.errors .codes{padding-bottom:24px}
.call{border-top:1px solid var(--rule)}.call>summary{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:2px 16px;padding:14px 4px 14px 0;align-items:center}
.does{font-weight:500}.where{grid-row:2;color:var(--ink-3)}.where b{font-weight:600;color:var(--ink-2);margin-right:4px}.call>summary::after{grid-area:1/2/3;margin-top:-4px}
.about{padding:0 0 28px;scroll-margin-top:210px}.facts{display:flex;flex-wrap:wrap;gap:4px 20px;color:var(--ink-2);font:var(--t-small)}
h4{font:var(--t-label);margin:20px 0 6px}
.sample{position:relative}.sample pre{margin:0;padding:16px;background:var(--sunken);border-radius:var(--r2);white-space:pre-wrap;overflow-wrap:anywhere}.start .sample{margin-top:16px}
.sample:has(.copy:not([hidden])) pre{padding-right:112px}.copy{position:absolute;top:8px;right:8px}
table{width:100%;border-collapse:collapse}th,td{text-align:left;font:var(--t-small);vertical-align:top;padding:7px 16px 7px 0;border-top:1px solid var(--rule);overflow-wrap:anywhere}th{width:38%}
.codes{display:flex;flex-wrap:wrap;gap:6px 20px}
.copied{position:fixed;inset:auto 0 24px;width:fit-content;margin-inline:auto;padding:10px 18px;background:var(--act);color:var(--on-act);border-radius:var(--r2);box-shadow:var(--pop);font:var(--t-label)}.copied:empty{visibility:hidden}
@media(max-width:900px){.page{display:block}.contents{display:none}}
@media(max-width:520px){.start{padding:20px 16px}.sample pre{padding:14px}.sample:has(.copy:not([hidden])) pre{padding:14px 14px 60px}.copy{inset:auto 8px 8px auto;min-height:40px}th,td{display:block;width:auto;padding-right:0}td{border:0;padding-top:0}.filter button{padding:0 16px}}
@media print{.filter,.copy,.contents{display:none}.page{display:block}}
`;
