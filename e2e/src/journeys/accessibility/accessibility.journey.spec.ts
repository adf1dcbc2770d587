import { expect } from '../fixtures.ts';
import { ONLY_EMBEDDED } from '../tags.ts';
import { findingsOn, languagesOf } from './findings.ts';
import { PAGES, untilThere } from './pages.ts';
import { test } from './viewers.ts';

/** Every page: no serious finding, nothing wider than the screen, silence in the console. */
for (const [place, [name, { as, reach }]] of Object.entries(PAGES).entries())
  test(`${name}: fits at three widths, is accessible in both themes, and quiet`, { tag: ONLY_EMBEDDED }, async ({ viewerOf }) => {
    const findings: string[] = [];
    for (const language of languagesOf(place)) {
      const viewer = await viewerOf(language, as);
      const { page, problems } = viewer;
      problems.length = 0;
      await reach(viewer);
      await untilThere(viewer);
      if ((await page.locator('html').getAttribute('lang')) !== language) findings.push(`${language} in another language`);
      findings.push(...(await findingsOn(page, place)).map((finding) => `${language} ${finding}`));
      // A page that is not there says so with its status, which browsers report as a failed resource.
      findings.push(
        ...problems.filter((problem) => name !== 'not found' || !problem.includes('404')).map((problem) => `${language} ${problem}`),
      );
    }
    expect(findings).toEqual([]);
  });
