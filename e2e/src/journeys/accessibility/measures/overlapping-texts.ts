import type { Page } from '@playwright/test';

type Line = { readonly words: string; readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** Rounding, and letters that lean over their box. */
const SLACK = 3;
/** Lines of one paragraph reach into each other's leading. */
const LEADING = 0.45;

/** In the page: every line of text that can be read. Bars that stay at an edge of the window lie over what scrolls below them, on purpose. */
function readableLines(): Line[] {
  const floats = (element: Element | null): boolean =>
    element !== null && (['fixed', 'sticky'].includes(getComputedStyle(element).position) || floats(element.parentElement));
  const isRead = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('[aria-hidden="true"], svg') &&
    element.clientWidth !== 1 &&
    !floats(element);
  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const words = text.textContent?.trim() ?? '';
    if (words === '' || !text.parentElement || !isRead(text.parentElement)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const { left, top, right, bottom } of range.getClientRects()) lines.push({ words, left, top, right, bottom });
  }
  return lines;
}

const overlaps = (a: Line, b: Line): boolean => {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return across > SLACK && down > LEADING * Math.min(a.bottom - a.top, b.bottom - b.top);
};

/** Texts that are written over each other. */
export async function overlappingTexts(page: Page): Promise<string[]> {
  const lines = await page.evaluate(readableLines);
  const pairs = lines.flatMap((line, place) =>
    lines.slice(place + 1).flatMap((other) => (overlaps(line, other) ? [[line, other] as const] : [])),
  );
  return [...new Set(pairs.map(([line, other]) => `“${line.words.slice(0, 30)}” overlaps “${other.words.slice(0, 30)}”`))];
}
