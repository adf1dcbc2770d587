import { escapeHtml } from '@pusula/service-kit/http';

/** A provider's page in a popup: somebody to sign in as, or to decline. The fields come back with the decision. */
export function signInPage(
  provider: string,
  action: string,
  fields: URLSearchParams,
  people: readonly { readonly id: string; readonly name: string }[],
): string {
  const hidden = [...fields]
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('');
  const buttons = people
    .map(({ id, name }) => `<button name="person" value="${escapeHtml(id)}">Continue as ${escapeHtml(name)}</button>`)
    .join('');
  return `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>${escapeHtml(provider)}</title>
    <style>body{font:16px system-ui;margin:2rem;display:grid;gap:1rem}form{display:grid;gap:.5rem}button{font:inherit;padding:.75rem}</style>
    <h1>Sign in with ${escapeHtml(provider)}</h1>
    <form method="post" action="${escapeHtml(action)}">${hidden}${buttons}<button name="person" value="">Cancel</button></form></html>`;
}

/** Posts fields to an address at once, as providers do with the response mode form_post. */
export function selfPostingPage(action: string, fields: Readonly<Record<string, string>>): string {
  const hidden = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  return `<!doctype html><html lang="en"><title>…</title><form method="post" action="${escapeHtml(action)}">${hidden.join('')}</form>
    <script>document.forms[0].submit()</script></html>`;
}
