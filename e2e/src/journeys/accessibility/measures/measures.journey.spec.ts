import { expect, test } from '@playwright/test';
import { ONLY_EMBEDDED } from '../../tags.ts';
import { clippedTexts } from './clipped-texts.ts';
import { focusProblems } from './focus-walk.ts';
import { unspokenLabels } from './label-in-name.ts';
import { movingParts } from './moving-parts.ts';
import { overlappingTexts } from './overlapping-texts.ts';
import { speakPseudo } from './pseudo-locale.ts';
import { smallTargets } from './small-targets.ts';
import { visibleTexts } from './visible-texts.ts';

/** A measure that finds nothing anywhere would be as green as a good page: each is shown what it is for. */
const tag = { tag: ONLY_EMBEDDED };

test('finds texts that are cut off, and leaves what scrolls and what is for screen readers', tag, async ({ page }) => {
  await page.setContent(`
    <p style="width: 60px; overflow: hidden; white-space: nowrap">Much longer than that</p>
    <p style="height: 12px; overflow: clip">Two<br>lines</p>
    <p style="width: 60px; overflow: auto; white-space: nowrap">As long, but it scrolls</p>
    <span style="position: absolute; width: 1px; height: 1px; overflow: hidden">For readers</span>`);
  expect(await clippedTexts(page)).toEqual([
    '“Much longer than that” is cut off by <p>',
    '“Two” is cut off by <p>',
    '“lines” is cut off by <p>',
  ]);
});

test('finds texts over each other, and leaves lines of a paragraph', tag, async ({ page }) => {
  await page.setContent(`
    <p style="line-height: 1.1; width: 90px">Lines of one and the same paragraph</p>
    <div style="position: relative"><b style="position: absolute; left: 0">Here</b><i style="position: absolute; left: 10px">There</i></div>`);
  expect(await overlappingTexts(page)).toEqual(['“Here” overlaps “There”']);
});

test('finds small targets that are crowded, and leaves links in a sentence and those with room', tag, async ({ page }) => {
  const size = 'padding: 0; border: 0; width: 16px; height: 16px; font-size: 8px';
  await page.setContent(`
    <p>Read <a href="#a">this</a> or <a href="#b">that</a> first.</p>
    <div style="margin: 40px"><button style="${size}">a</button><button style="${size}">b</button></div>
    <div style="margin: 40px"><button style="${size}">c</button></div>`);
  expect(await smallTargets(page)).toEqual(['<button> a is 16 by 16 px, close to another', '<button> b is 16 by 16 px, close to another']);
});

test('finds a focus without outline and one below a bar', tag, async ({ page }) => {
  await page.setContent(`
    <style>:focus-visible { outline: 2px solid } #bare:focus { outline: 0; box-shadow: 0 0 0 2px red }</style>
    <button>Good</button><span><span><button id="bare">Bare</button></span></span>
    <div style="position: fixed; inset: 100px 0 0; background: white; z-index: 1"></div>
    <div style="position: absolute; top: 200px"><button>Below</button></div>`);
  expect(await focusProblems(page)).toEqual([
    '<button> Bare shows no outline',
    '<button> Below is covered or out of the window while it has the focus',
  ]);
});

test('finds what moves, and leaves what fades', tag, async ({ page }) => {
  await page.setContent(`
    <style>
      @keyframes turn { to { transform: rotate(1turn) } } @keyframes fade { to { opacity: 0.5 } }
      b { animation: turn 1s infinite } i { animation: fade 1s infinite }
    </style>
    <b style="display: block">Turns</b><i>Fades</i>`);
  expect(await movingParts(page)).toEqual(['<b> Turns moves']);
});

test('finds texts in the colour of their ground, and speaks in longer words', tag, async ({ page }) => {
  await page.setContent('<p>Seen a@b.example 2026</p><p style="color: white; background: white">Gone</p>');
  await page.locator('body').evaluate((body) => (body.style.background = 'yellow'));
  expect(await visibleTexts(page)).toEqual(['Seen a@b.example 2026']);
  await speakPseudo(page);
  expect(await page.locator('p').first().innerText()).toBe('Sęęnōl a@b.example 2026');
});

test('finds a name without the words on its control', tag, async ({ page }) => {
  await page.setContent('<button aria-label="Weeks: show as table">Table</button><button aria-label="Close dialog">Cancel</button>');
  expect(await unspokenLabels(page)).toEqual(['“Cancel” is called “Close dialog”']);
});
