import { LANGUAGES, type Language } from '@pusula/contracts';
import { expect } from '../journeys/fixtures.ts';
import { PHONE, type Theme, type Visitor, WIDTHS } from '../journeys/visitor.ts';
import { judgeNames, judgePicture } from './approved.ts';
import { shrink } from './compare.ts';
import { test } from './fixtures.ts';
import { namesOn } from './names-on.ts';
import { MOST_SEEN, SCREENS, type Screen } from './screens.ts';
import { untilStill } from './stand-still.ts';
import { HEIGHTS, takePicture } from './take-picture.ts';

type Look = { readonly width: number; readonly theme: Theme };

const THEMES: readonly Theme[] = ['light', 'dark'];
const isThorough = process.env.JOURNEYS === 'all';
const only = process.env.SCREEN;

/** In which languages and looks a screen is seen. The few of every run take turns: on a phone, in a language and a theme each. */
function viewsOf(name: string): { readonly languages: readonly Language[]; readonly looks: readonly Look[] } {
  if (isThorough) return { languages: LANGUAGES, looks: WIDTHS.flatMap((width) => THEMES.map((theme) => ({ width, theme }))) };
  const place = MOST_SEEN.indexOf(name);
  const turn = <T>(all: readonly T[], at: number) => all.filter((_, index) => index === at % all.length);
  return {
    languages: turn(LANGUAGES, place),
    looks: turn(THEMES, place >> 1).map((theme) => ({ width: PHONE.width, theme })),
  };
}

/** Brings a screen, which is there, to a look. */
async function turnTo({ width, theme }: Look, { prepare, isReachedOnce }: Screen, visitor: Visitor): Promise<void> {
  const { page } = visitor;
  // What lies below a pointer that has just pressed something looks as if it were about to be pressed.
  await page.mouse.move(0, 0);
  const isResized = page.viewportSize()?.width !== width;
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: HEIGHTS[width] ?? 900 });
  await untilStill(visitor);
  // Pages may begin otherwise than they end up when their window is resized.
  if (!isReachedOnce && (isResized || prepare)) await page.reload();
  if (!prepare) return;
  await untilStill(visitor);
  await prepare(visitor);
}

for (const [name, screen] of SCREENS) {
  if (only ? only !== name : !isThorough && !MOST_SEEN.includes(name)) continue;
  const { languages, looks } = viewsOf(name);
  for (const language of languages)
    test(`${name} looks as approved, and is called as approved (${language})`, async ({ sitterOf }) => {
      test.slow();
      const visitor = await sitterOf(language, screen.as);
      const problems: (string | null)[] = [];
      await screen.reach(visitor);
      for (const look of looks) {
        await turnTo(look, screen, visitor);
        const picture = await takePicture(visitor, { ...look, answersToWindow: screen.answersToWindow === true });
        problems.push(await judgePicture({ screen: name, language, ...look }, await shrink(picture)));
      }
      // The last look is at a phone, in every run.
      problems.push(await judgeNames({ screen: name, language }, await namesOn(visitor.page)));
      expect(problems.filter((problem) => problem !== null)).toEqual([]);
    });
}
