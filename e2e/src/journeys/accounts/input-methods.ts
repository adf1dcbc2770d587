import type { Locator, Page } from '@playwright/test';
import { PHONE, type VisitOptions } from '../visitor.ts';

/** How somebody works a page: the same journeys with a mouse, with the keyboard alone, and with a finger. */
export type InputMethod = {
  readonly press: (control: Locator) => Promise<void>;
  readonly type: (field: Locator, text: string) => Promise<void>;
  readonly choose: (list: Locator, label: string) => Promise<void>;
  /** Types the beginning of something into a field that suggests, and takes the first suggestion. */
  readonly complete: (field: Locator, beginning: string) => Promise<void>;
  readonly tick: (box: Locator) => Promise<void>;
};

export const mouse: InputMethod = {
  press: (control) => control.click(),
  type: (field, text) => field.fill(text),
  choose: async (list, label) => {
    await list.selectOption({ label });
  },
  complete: async (field, beginning) => {
    await field.fill(beginning);
    await field.page().getByRole('listbox').getByRole('option').first().click();
  },
  tick: (box) => box.check(),
};

/** For a visitor whose tab has touch. What is typed comes from a keyboard on the screen, what is chosen from a list of the phone's own. */
export const finger: InputMethod = {
  press: (control) => control.tap(),
  type: async (field, text) => {
    await field.tap();
    await field.fill(text);
  },
  choose: mouse.choose,
  complete: async (field, beginning) => {
    await finger.type(field, beginning);
    await field.page().getByRole('listbox').getByRole('option').first().tap();
  },
  tick: async (box) => {
    if (!(await box.isChecked())) await box.tap();
  },
};

/** Longer than the way through the longest step. */
const MOST_TABS = 120;

/** Reaches everything by the tab key, as somebody must who cannot use a mouse. */
export function keyboard(page: Page): InputMethod {
  const reach = async (control: Locator) => {
    await control.waitFor();
    const isThere = () => control.evaluate((element) => element === document.activeElement);
    for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
      if (await isThere()) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`the tab key does not reach ${control}`);
  };
  return {
    press: async (control) => {
      await reach(control);
      await page.keyboard.press('Enter');
    },
    type: async (field, text) => {
      await reach(field);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(text);
    },
    choose: async (list, label) => {
      await reach(list);
      await page.keyboard.type(label);
    },
    complete: async (field, beginning) => {
      await reach(field);
      await page.keyboard.type(beginning);
      await page.getByRole('listbox').getByRole('option').first().waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    },
    tick: async (box) => {
      const group = await box.getAttribute('name');
      if ((await box.getAttribute('type')) !== 'radio') {
        await reach(box);
        return page.keyboard.press('Space');
      }
      // The tab key stops once in a group, at the choice that holds; the arrows lead on.
      await reach(page.locator(`input[type="radio"][name="${group}"]:checked`));
      while (!(await box.isChecked())) await page.keyboard.press('ArrowDown');
    },
  };
}

/** Each with the visitor who works so. */
export const INPUT_METHODS: Readonly<Record<string, { readonly options: VisitOptions; readonly inputOn: (page: Page) => InputMethod }>> = {
  'mouse, desk': { options: {}, inputOn: () => mouse },
  'keyboard, desk': { options: {}, inputOn: keyboard },
  'finger, phone': { options: { ...PHONE, hasTouch: true }, inputOn: () => finger },
};
