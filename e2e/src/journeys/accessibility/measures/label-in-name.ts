import type { Page } from '@playwright/test';

/** In the page: controls whose name does not hold the words that stand on them. Who speaks to their computer says what they read (WCAG 2.5.3). */
function findUnspoken(): string[] {
  const plain = (text: string) =>
    text
      .toLocaleLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  const shownOn = (element: Element): string =>
    [...element.childNodes]
      .map((node) => {
        if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
        if (!(node instanceof Element) || node.localName === 'svg' || node.getAttribute('aria-hidden') === 'true') return '';
        return node.clientWidth === 1 || !node.checkVisibility() ? '' : shownOn(node);
      })
      .join(' ');
  const controls = document.querySelectorAll(':is(a, button, [role="button"], [role="tab"], summary)[aria-label]');
  return [...controls].flatMap((control) => {
    const [name, shown] = [control.getAttribute('aria-label') ?? '', shownOn(control)];
    return control.checkVisibility() && !plain(name).includes(plain(shown)) ? [`“${shown.trim()}” is called “${name}”`] : [];
  });
}

export const unspokenLabels = (page: Page): Promise<string[]> => page.evaluate(findUnspoken);
