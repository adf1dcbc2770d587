import { afterEach, describe, expect, it } from '@jest/globals';

const addSheet = (text: string): CSSStyleSheet => {
  const style = document.createElement('style');
  style.textContent = text;
  document.head.append(style);
  return style.sheet as CSSStyleSheet;
};
const colorOf = (selector: string) => getComputedStyle(document.querySelector(selector) as Element).color;
const [RED, GREEN, BLUE] = ['rgb(255, 0, 0)', 'rgb(0, 128, 0)', 'rgb(0, 0, 255)'];

afterEach(() => {
  for (const style of document.head.querySelectorAll('style')) style.remove();
  document.body.replaceChildren();
});

describe('the style of an element', () => {
  it.each([
    ['a class', '.a { color: red }', RED],
    ['a name', 'p { color: red }', RED],
    ['a class and a name', 'p.a { color: red }', RED],
    ['any of several', 'h1, .b { color: red }', RED],
    ['whatever is hidden', '[hidden] { color: red }', RED],
    ['what stands in another', '.around > .a:not(.c) { color: red }', RED],
    ['screens', '@media screen { .a { color: red } }', RED],
    ['print', '@media print { .a { color: red } }', ''],
    ['another class', '.a.c, .c { color: red }', ''],
    ['another name', 'h1.a { color: red }', ''],
    ['what stands elsewhere', '.elsewhere .a { color: red }', ''],
  ])('is of rules for %s', (_, text, color) => {
    document.body.innerHTML = '<div class="around"><p class="a b" hidden>x</p></div>';
    const without = colorOf('p');
    addSheet(text);
    document.body.className = 'changed';
    expect(colorOf('p')).toBe(color || without);
  });

  it('is of the last rule that is about it, in the order of sheets, and of its own attribute before all', () => {
    document.body.innerHTML = '<p class="a">x</p><p class="a" id="own" style="color: blue">x</p>';
    addSheet('[class] { color: blue } .a { color: red }');
    addSheet('p { color: green }');
    expect([colorOf('p'), colorOf('#own')]).toEqual([GREEN, BLUE]);
  });

  it('is of rules that were added, and no more of those that were taken away', () => {
    document.body.innerHTML = '<p class="a">x</p>';
    const sheet = addSheet('.a { color: red }');
    expect(colorOf('p')).toBe(RED);
    sheet.insertRule('.a { color: green }', 1);
    document.body.className = 'changed';
    expect(colorOf('p')).toBe(GREEN);
    // As many rules as before, but another one.
    sheet.deleteRule(1);
    sheet.insertRule('p { color: blue }', 1);
    document.body.className = 'changed again';
    expect(colorOf('p')).toBe(BLUE);
  });

  it('is inherited from what stands around it', () => {
    document.body.innerHTML = '<div class="around"><p>x</p></div>';
    addSheet('.around { color: red; visibility: hidden }');
    const { color, visibility } = getComputedStyle(document.querySelector('p') as Element);
    expect([color, visibility]).toEqual([RED, 'hidden']);
  });
});
