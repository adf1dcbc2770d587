/** Takes what a test has drawn out of the document, and its cookies: hooks here are for every spec of a room, not for the first that loads them. */
import '@testing-library/react';
import { afterEach } from '@jest/globals';

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  for (const pair of document.cookie.split('; ')) document.cookie = `${pair.split('=')[0]}=; path=/; max-age=0`;
});
