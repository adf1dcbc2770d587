import type { Page } from '@playwright/test';
import { eventually } from '../journeys/fixtures.ts';
import type { Visitor } from '../journeys/visitor.ts';
import { untilStill } from './stand-still.ts';

/** What is below is more of the same: the list goes on, the law goes on. */
const DEEPEST = 2_400;
export const HEIGHTS: Readonly<Record<number, number>> = { 360: 740, 768: 1024, 1440: 900 };

/** The window grows to the whole page, so that bars at its edge are where they belong; a page that answers to the height of its window is taken as it stands. */
async function growWindow(page: Page, width: number): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.min(Math.max(height, HEIGHTS[width] ?? 0), DEEPEST) });
}

type Framing = { readonly width: number; readonly answersToWindow: boolean };

/** Takes the same picture twice in a row: whatever moved has come to rest. */
export async function takePicture(visitor: Visitor, { width, answersToWindow }: Framing): Promise<Buffer> {
  const { page } = visitor;
  await untilStill(visitor);
  if (!answersToWindow) await growWindow(page, width);
  let last: Buffer = Buffer.alloc(0);
  await eventually(async () => {
    await untilStill(visitor);
    const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    const isSame = picture.equals(last);
    last = picture;
    if (!isSame) throw new Error('the page is still changing');
  });
  return last;
}
