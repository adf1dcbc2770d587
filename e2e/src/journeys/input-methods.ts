import type { Locator, Page } from '@playwright/test';
import type { Language } from '@pusula/contracts';
import { TOUCH_PHONE, type VisitOptions } from './visitor.ts';

/** How somebody works a page: the same journeys with a mouse, with the keyboard alone, and with a finger. */
export type InputMethod = {
  readonly press: (control: Locator) => Promise<void>;
  readonly type: (field: Locator, text: string) => Promise<void>;
  readonly choose: (list: Locator, label: string) => Promise<void>;
  /** Types the beginning of something into a field that suggests, and takes the first suggestion. */
  readonly complete: (field: Locator, beginning: string) => Promise<void>;
  /** Opens the list of a field that suggests. */
  readonly unfold: (field: Locator) => Promise<void>;
  readonly tick: (box: Locator) => Promise<void>;
  /** Takes an item of a menu that is open. */
  readonly take: (item: Locator) => Promise<void>;
};

/** Over so many places a pointer comes to what it presses: none of them may count as something else. */
const STEPS = 10;

export const mouse: InputMethod = {
  press: (control) => control.click({ steps: STEPS }),
  type: (field, text) => field.fill(text),
  choose: async (list, label) => {
    await list.selectOption({ label });
  },
  complete: async (field, beginning) => {
    await field.fill(beginning);
    await mouse.press(firstOption(field.page()));
  },
  unfold: (field) => mouse.press(field),
  tick: (box) => box.check(),
  take: (item) => mouse.press(item),
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
    await firstOption(field.page()).tap();
  },
  unfold: (field) => field.tap(),
  tick: async (box) => {
    if (!(await box.isChecked())) await box.tap();
  },
  take: (item) => item.tap(),
};

/** Longer than the way through the table of help lines, which is the longest form, and than the longest menu. */
const MOST_KEYS = 250;

/** Reaches everything by the tab key, as somebody must who cannot use a mouse. */
export function keyboard(page: Page): InputMethod {
  const reach = async (control: Locator, key = 'Tab') => {
    await control.waitFor();
    // Found once, and again where the page has drawn it anew: to compare the names of all that a page holds takes longer than a key.
    const find = () => control.evaluateHandle((element) => element);
    let element = await find();
    for (let pressed = 0; pressed < MOST_KEYS; pressed += 1) {
      const isThere = await element.evaluate((node) => (node.isConnected ? node === document.activeElement : null));
      if (isThere) return;
      if (isThere === null) element = await find();
      else await page.keyboard.press(key);
    }
    throw new Error(`the key ${key} does not reach ${control}`);
  };
  const write = async (field: Locator, text: string) => {
    await reach(field);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
  };
  return {
    press: async (control) => {
      await reach(control);
      const isLink = await control.evaluate((element) => element.matches('a[href]'));
      await page.keyboard.press(isLink ? 'Enter' : 'Space');
    },
    type: write,
    choose: async (list, label) => {
      await reach(list);
      await page.keyboard.type(label);
    },
    complete: async (field, beginning) => {
      await write(field, beginning);
      await firstOption(page).waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    },
    unfold: async (field) => {
      await reach(field);
      await page.keyboard.press('ArrowDown');
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
    take: async (item) => {
      await reach(item, 'ArrowDown');
      await page.keyboard.press('Enter');
    },
  };
}

const firstOption = (page: Page) => page.getByRole('listbox').getByRole('option').first();

/** Each with the visitor who works so. */
export const INPUT_METHODS = {
  mouse: { options: {}, inputOn: () => mouse },
  keyboard: { options: {}, inputOn: keyboard },
  finger: { options: TOUCH_PHONE, inputOn: () => finger },
} as const satisfies Readonly<Record<string, { readonly options: VisitOptions; readonly inputOn: (page: Page) => InputMethod }>>;

type Work = {
  readonly options: VisitOptions;
  readonly inputOn: (page: Page) => InputMethod;
  readonly language: Language;
  /** As the title of a journey says it. */
  readonly how: string;
};

/**
 * Who carries out the next journey of a file: by mouse, by keyboard and by finger, their languages in turn, so that three journeys show each way and both
 * languages; with JOURNEYS=all each way in both.
 */
export const everyWay = (languages: () => readonly Language[]): readonly Work[] =>
  Object.entries(INPUT_METHODS).flatMap(([way, method]) =>
    languages().map((language) => ({ ...method, language, how: `${way}, ${language}` })),
  );
