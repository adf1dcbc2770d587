import type { Locator, Page } from '@playwright/test';

type Press = (page: Page, button: Locator) => Promise<void>;

const mouse: Press = async (page, button) => {
  const { x, y } = await middleOf(button);
  await page.mouse.move(1, 1);
  await page.mouse.move(x, y, { steps: 10 });
  await page.mouse.down();
  await page.mouse.up();
};

const keyboard: Press = async (page, button) => {
  const isThere = () => button.evaluate((element) => element === document.activeElement);
  for (const key of ['Shift+Tab', 'Tab', 'ArrowLeft', 'Tab']) {
    await page.keyboard.press(key);
    if (await isThere()) return page.keyboard.press('Space');
  }
  throw new Error(`no key of a dialog reaches ${button}`);
};

const finger: Press = async (page, button) => {
  const point = await middleOf(button);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await browser.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await browser.detach();
};

/** A mouse that travels to a button, the keys that operate a dialog, and a finger: none may count as something else on its way. */
export const WAYS_TO_ANSWER: Readonly<Record<string, Press>> = { mouse, keyboard, finger };

async function middleOf(button: Locator): Promise<{ readonly x: number; readonly y: number }> {
  await button.waitFor();
  const box = await button.boundingBox();
  if (!box) throw new Error(`${button} is nowhere to be seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
