import type { Page } from '@playwright/test';

/** Every text that can be read, with colours that tell it from its ground. */
export const visibleTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const parent = text.parentElement;
      const words = text.textContent?.trim() ?? '';
      if (!parent || words === '' || !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const { color } = getComputedStyle(parent);
      let ground: Element | null = parent;
      while (ground && getComputedStyle(ground).backgroundColor === 'rgba(0, 0, 0, 0)') ground = ground.parentElement;
      if (!ground || getComputedStyle(ground).backgroundColor !== color) texts.push(words);
    }
    return texts;
  });
