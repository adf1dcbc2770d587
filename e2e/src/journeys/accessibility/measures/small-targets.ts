import type { Page } from '@playwright/test';

/**
 * Targets for a pointer that are smaller than 24 by 24 px and stand too close to others (WCAG 2.5.8). Left out, as there: links within a sentence, and a
 * target around which a circle of 24 px meets no other target's. The bars of a chart have an equal: its table, a press away, leads to the same places.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const LEAST = 24;
    const ROLES = ['button', 'link', 'tab', 'option', 'menuitem', 'checkbox', 'radio', 'switch', 'combobox'];
    const TARGETS = [
      'a[href]',
      'button',
      'input:not([type="hidden"])',
      'select',
      'textarea',
      'summary',
      ...ROLES.map((role) => `[role="${role}"]`),
    ];
    type Target = { readonly name: string; readonly rect: DOMRect; readonly isInline: boolean };

    /** A label is as good a target as its field. */
    const areaOf = (element: Element): DOMRect => {
      const label = (element as HTMLInputElement).labels?.[0] ?? null;
      const own = element.getBoundingClientRect();
      if (!label || !['checkbox', 'radio', 'file'].includes((element as HTMLInputElement).type)) return own;
      const { left, top, right, bottom } = label.getBoundingClientRect();
      if (own.width <= 1) return label.getBoundingClientRect();
      const [x, y] = [Math.min(own.left, left), Math.min(own.top, top)];
      return new DOMRect(x, y, Math.max(own.right, right) - x, Math.max(own.bottom, bottom) - y);
    };
    /** Its height is that of a line of text, which it shares with words. */
    const isInline = (element: Element) => {
      if (getComputedStyle(element).display !== 'inline') return false;
      const around = element.parentElement?.closest('p, li, dd, td, span, div');
      return (around?.textContent?.trim().length ?? 0) > (element.textContent?.trim().length ?? 0);
    };
    const nameOf = (element: Element) =>
      `<${element.localName}> ${element.getAttribute('aria-label') ?? (element.textContent?.trim() || element.getAttribute('name') || element.id)}`.slice(
        0,
        60,
      );
    const targets: Target[] = [...document.querySelectorAll(TARGETS.join())]
      .filter(
        (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], [aria-hidden="true"], figure li'),
      )
      .map((element) => ({ name: nameOf(element), rect: areaOf(element), isInline: isInline(element) }))
      // What waits off the page until it has the focus is no target for a pointer.
      .filter(({ rect }) => rect.width > 1 && rect.height > 1 && rect.bottom > 0 && rect.right > 0);
    const isSmall = ({ rect }: Target) => rect.width < LEAST - 0.5 || rect.height < LEAST - 0.5;
    const centre = ({ rect }: Target) => [rect.left + rect.width / 2, rect.top + rect.height / 2] as const;
    /** Whether a circle around the small one meets another target, or the circle of another small one. */
    const isCrowded = (small: Target) =>
      targets.some((other) => {
        if (other === small) return false;
        const [x, y] = centre(small);
        const [otherX, otherY] = centre(other);
        if (isSmall(other)) return Math.hypot(x - otherX, y - otherY) < LEAST;
        const { rect } = other;
        const holds = x >= rect.left && x <= rect.right && y >= rect.top && y <= rect.bottom;
        const [dx, dy] = [Math.max(rect.left - x, 0, x - rect.right), Math.max(rect.top - y, 0, y - rect.bottom)];
        return !holds && Math.hypot(dx, dy) < LEAST / 2;
      });
    return targets
      .filter((target) => isSmall(target) && !target.isInline && isCrowded(target))
      .map(({ name, rect }) => `${name} is ${Math.round(rect.width)} by ${Math.round(rect.height)} px, close to another`);
  });
