import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';
import { CHROMIUM_FLAGS } from './src/ensure-chromium.ts';

/** Letters and colours as alike as machines can draw them. */
const ALIKE = ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb', '--disable-partial-raster'];

/** Pictures of the screens, on a product of their own: what journeys do there would show in figures and lists. */
export default defineConfig({
  ...journeys,
  // Of its own: a runner empties it, and what journeys left there is still wanted.
  outputDir: './.results/screens',
  testDir: './src/pictures',
  testMatch: '**/*.picture.spec.ts',
  projects: [{ name: 'pictures' }],
  use: { ...journeys.use, screenshot: 'off', launchOptions: { ...journeys.use?.launchOptions, args: [...CHROMIUM_FLAGS, ...ALIKE] } },
});
