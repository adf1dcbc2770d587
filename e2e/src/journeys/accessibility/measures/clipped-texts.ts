import type { Page } from '@playwright/test';

/** In the page: texts of which a part cannot be seen because something around them cuts it off, and does not scroll. */
function findClipped(): string[] {
  const SLACK = 2;
  const SCROLLS = new Set(['auto', 'scroll']);
  const CLIPS = new Set(['hidden', 'clip']);
  type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

  const cuts = (around: Element, text: Box): boolean => {
    const { overflowX, overflowY } = getComputedStyle(around);
    const box = around.getBoundingClientRect();
    const isCutAcross = CLIPS.has(overflowX) && (text.right > box.right + SLACK || text.left < box.left - SLACK);
    return isCutAcross || (CLIPS.has(overflowY) && (text.bottom > box.bottom + SLACK || text.top < box.top - SLACK));
  };
  /** What scrolls shows all of it in the end; what is smaller than a letter is there for screen readers alone. */
  const endsSearch = (around: Element): boolean => {
    const { overflowX, overflowY, position } = getComputedStyle(around);
    return SCROLLS.has(overflowX) || SCROLLS.has(overflowY) || position === 'fixed' || around.clientWidth === 1;
  };
  const clippedBy = (around: Element | null, text: Box): Element | null => {
    if (!around || around === document.documentElement || endsSearch(around)) return null;
    return cuts(around, text) ? around : clippedBy(around.parentElement, text);
  };

  const findings = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const words = text.textContent?.trim() ?? '';
    const parent = text.parentElement;
    if (words === '' || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const by = parent.closest('[aria-hidden="true"]') ? null : clippedBy(parent, range.getBoundingClientRect());
    if (by) findings.add(`“${words.slice(0, 40)}” is cut off by <${by.localName}>`);
  }
  return [...findings];
}

/** Texts that are cut off. An ellipsis cuts, too: who has set wider letters has no other way to what it hides. */
export const clippedTexts = (page: Page): Promise<string[]> => page.evaluate(findClipped);
