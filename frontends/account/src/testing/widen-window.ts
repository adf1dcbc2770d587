import { jest } from '@jest/globals';
import { BESIDE } from '../beside/Beside.styles.ts';

/** Makes the window wide enough for what stands beside a page, until mocks are restored. */
export function widenWindow(): void {
  const { matchMedia } = window;
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => Object.assign(matchMedia(media), { matches: media === BESIDE }));
}
