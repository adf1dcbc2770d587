import { useLayoutEffect } from 'react';
import { config } from '../config/config.ts';

/**
 * Takes the place of what the server wrote into the head for search engines and link previews, so that nothing stands there twice. When the page is left,
 * the product's name is its title until the next page says its own.
 */
export function useOwnHead(): void {
  useLayoutEffect(() => {
    for (const served of document.head.querySelectorAll('[data-served]')) served.remove();
    return () => {
      const title = document.createElement('title');
      title.dataset.served = '';
      title.textContent = config.brand;
      document.head.append(title);
    };
  }, []);
}
