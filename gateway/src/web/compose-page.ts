import type { Language, PageRequest } from '@pusula/contracts';
import type { RenderedPage } from './rendering/rendered-pages.ts';

export type ComposedPage = {
  readonly nonce: string;
  readonly language: Language;
  readonly theme: PageRequest['theme'];
  readonly landscape?: PageRequest['landscape'];
  /** What the page says of itself in its head. */
  readonly head: string;
  /** Null: the browser renders. */
  readonly rendered: RenderedPage | null;
  /** The federation entry that the page's own code begins with: fetched beside the application, which would ask for it only once it runs. */
  readonly entry: string;
  /** Nothing is kept in this browser that the page would have to wait for. */
  readonly isFirst: boolean;
  /** The application is needed before anybody touches the page. */
  readonly atOnce: boolean;
};

/** JSON inside of an element: nothing in it can end the element, and no browser takes it for a script. */
const dataBlock = (id: string, data: object): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

/** The shell's page, made this visit's own: the style nonce, the language, the chosen theme, what it says of itself and, when it was rendered, its content. */
export function composePage(
  shell: string,
  { nonce, language, theme, landscape, head, rendered, entry, isFirst, atOnce }: ComposedPage,
): string {
  const chosen = theme === 'system' ? '' : ` data-theme="${theme}"`;
  // Replaced by functions: in a text, `$&` would stand for what is replaced.
  const page = shell
    .replace(/<html lang="[a-z]*"/, `<html lang="${language}"${chosen}`)
    .replace(/<head>/, `<head><meta property="csp-nonce" nonce="${nonce}">`)
    .replace(/<title[^>]*>[^<]*<\/title>/, () => head);
  if (!rendered) return page.replace('</head>', () => `<link rel="preload" as="script" href="${entry}"></head>`);
  const { html, styles, state } = rendered;
  return (
    page
      .replace('<html ', `<html data-rendered="${language}" `)
      .replaceAll(/<noscript>.*?<\/noscript>/gs, '')
      // It puts kept choices into effect before the first paint; a first visit has none, and would wait for it a whole way to the server and back.
      .replace(/<script src="[^"]*\/early\.[^"]*"/, (script) => (isFirst ? `${script} defer` : script))
      // Brought by start.js when they are needed.
      .replaceAll(/<script src="[^"]*" data-app/g, '<script type="text/plain" data-app')
      .replace('</head>', () => `${styles.replaceAll('<style ', `<style nonce="${nonce}" `)}</head>`)
      .replace(
        '<div id="root"></div>',
        () =>
          `<div id="root" data-entry="${entry}"${atOnce ? ' data-at-once' : ''}>${html}</div>${dataBlock('rendered-page', { language, theme, landscape, state })}`,
      )
  );
}
