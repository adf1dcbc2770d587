import type { Page } from '@playwright/test';

/** What moves although the reader has asked for less motion: fading and colours are no motion. */
export const movingParts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const BLINK_MS = 10;
    const STILL = new Set(['opacity', 'color', 'backgroundColor', 'borderColor', 'offset', 'easing', 'composite', 'computedOffset']);
    return document
      .getAnimations()
      .filter(({ effect, playState }) => playState === 'running' && Number(effect?.getComputedTiming().duration ?? 0) > BLINK_MS)
      .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? [effect] : []))
      .filter((effect) => effect.getKeyframes().some((frame) => Object.keys(frame).some((property) => !STILL.has(property))))
      .map(({ target }) => `<${target?.localName}> ${target?.textContent?.slice(0, 30) ?? ''} moves`);
  });
