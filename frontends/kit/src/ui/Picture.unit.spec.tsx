import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Picture } from './Picture.tsx';

let arrive: (isIntersecting: boolean) => void;
let margin: string | undefined;
beforeEach(() => {
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      margin = options?.rootMargin;
      arrive = (isIntersecting) => callback([{ isIntersecting } as IntersectionObserverEntry], this as unknown as IntersectionObserver);
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});
afterEach(cleanup);

it('asks for nothing until it is within 50 px of the view', () => {
  render(<Picture src="/pictures/elif/640.jpg" alt="Elif" sizes="144px" />);
  expect(margin).toBe('50px');
  expect(screen.queryByRole('img')).toBeNull();
  act(() => arrive(true));
  expect(screen.getByRole('img', { name: 'Elif' })).toBeTruthy();
});

it('offers four widths in three formats', () => {
  const { container } = render(<Picture src="/pictures/elif/640.jpg" alt="Elif" sizes="144px" first />);
  const sets = [...container.querySelectorAll('source, img')].map((node) => node.getAttribute('srcset')?.split(', ') ?? []);
  expect(sets.map((set) => set.length)).toEqual([4, 4, 4]);
  expect(sets.map((set) => set.at(-1))).toEqual([
    '/pictures/elif/1920.avif 1920w',
    '/pictures/elif/1920.webp 1920w',
    '/pictures/elif/1920.jpg 1920w',
  ]);
});

it.each([
  [undefined, '800'],
  [1, '640'],
])('says its size, so that nothing moves when it arrives: at a ratio of %s', (ratio, height) => {
  render(<Picture src="/pictures/elif/640.jpg" alt="Elif" sizes="144px" {...(ratio && { ratio })} first />);
  const picture = screen.getByRole('img', { name: 'Elif' });
  expect(['width', 'height'].map((name) => picture.getAttribute(name))).toEqual(['640', height]);
});

it('comes before all others when it is the first of its page, and when it is near in any other place', () => {
  const loadingOf = (first: boolean) => {
    const { container } = render(<Picture src="/pictures/elif/640.jpg" alt="" sizes="144px" first={first} />);
    if (!first) act(() => arrive(true));
    const picture = container.querySelector('img');
    return [picture?.getAttribute('fetchpriority'), picture?.getAttribute('loading')];
  };
  expect([loadingOf(true), loadingOf(false)]).toEqual([
    ['high', null],
    [null, 'lazy'],
  ]);
});

it('shows its ground alone when there is no picture', () => {
  const { container } = render(<Picture src="" alt="Elif" sizes="144px" first />);
  expect(container.querySelector('picture')).toBeNull();
});
