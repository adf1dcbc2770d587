import type { WebUnderTest } from '../../testing/web-under-test.ts';

/** What a crawler reads of a page. */
export async function opened(web: WebUnderTest, path: string) {
  const response = await web.get(path);
  const html = await response.text();
  const head = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = '']) => found);
  return {
    status: response.status,
    to: response.headers.get('location'),
    html,
    titles: head(/<title[^>]*>([^<]*)</g),
    canonical: head(/rel="canonical" href="([^"]*)"/g),
    alternates: Object.fromEntries(
      [...html.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, language = '', href]) => [language, href]),
    ),
    description: head(/name="description" content="([^"]*)"/g),
    robots: head(/name="robots" content="([^"]*)"/g),
    named: (name: string) => head(new RegExp(`name="${name}" content="([^"]*)"`, 'g')),
    property: (name: string) => head(new RegExp(`property="${name}" content="([^"]*)"`, 'g')),
    data: head(/<script type="application\/ld\+json" data-served>(.*?)<\/script>/g).map((json) => JSON.parse(json)),
  };
}
