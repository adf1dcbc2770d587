import type { Page } from '@playwright/test';

/** Longer than the way through the longest page; what follows the first stops of a list is more of the same, and is walked by `make test-all`. */
const MOST_STOPS = process.env.JOURNEYS === 'all' ? 250 : 50;
/** The tab key has left the page and begins anew. */
const ENDED = 'ended';

/** In the page: what is wrong with how the focused element shows it. */
function lookAtFocus(): string | null {
  const element = document.activeElement;
  if (!element || element === document.body || element.hasAttribute('data-walked')) return 'ended';
  element.setAttribute('data-walked', '');
  const name = `<${element.localName}> ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}`;
  const hasOutline = (one: Element, pseudo?: string) => {
    const { outlineStyle, outlineWidth, content } = getComputedStyle(one, pseudo);
    return (!pseudo || content !== 'none') && outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
  };
  // A field may leave the outline to its frame, a link to the card that it stands for, a hidden box to what is drawn in its stead.
  const near = [element, element.parentElement, element.parentElement?.parentElement, element.nextElementSibling];
  const isOutlined = hasOutline(element, '::after') || near.some((one) => one && hasOutline(one));
  if (!isOutlined) return `${name} shows no outline`;
  const own = element.getBoundingClientRect();
  const rect = own.width > 1 ? own : (element.closest('label')?.getBoundingClientRect() ?? own);
  // Of what is larger than the window, the part in it.
  const [left, top] = [Math.max(rect.left, 0), Math.max(rect.top, 0)];
  const [width, height] = [Math.min(rect.right, innerWidth) - left, Math.min(rect.bottom, innerHeight) - top];
  const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [left + width * x, top + height * y] as const));
  const isSeen = points.some(([x, y]) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (element.contains(hit) || hit.contains(element) || hit.closest('label')?.contains(element));
  });
  return isSeen ? null : `${name} is covered or out of the window while it has the focus`;
}

/**
 * Walks through a page by the tab key. Every stop shows an outline (2.4.7), which forced colours keep where shadows go, and is not covered by what stays at
 * an edge of the window (2.4.11). The walk ends: nothing holds the focus (2.1.2).
 */
export async function focusProblems(page: Page): Promise<string[]> {
  const findings = new Set<string>();
  const clear = () =>
    page.evaluate(() => {
      for (const one of document.querySelectorAll('[data-walked]')) one.removeAttribute('data-walked');
      (document.activeElement as HTMLElement | null)?.blur();
      window.scrollTo(0, 0);
    });
  await clear();
  let finding: string | null = null;
  for (let stop = 0; stop < MOST_STOPS && finding !== ENDED; stop += 1) {
    await page.keyboard.press('Tab');
    finding = await page.evaluate(lookAtFocus);
    if (stop === 0 && finding === ENDED) findings.add('nothing can be focused');
    if (finding && finding !== ENDED) findings.add(finding);
  }
  await clear();
  return [...findings];
}
