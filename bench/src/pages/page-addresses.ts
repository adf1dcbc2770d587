import { coachAddress, homeAddress, pageAddress, search } from '@pusula/contracts';
import { apiOf } from '@pusula/e2e/api';

export const PAGES = ['home', 'results', 'coach', 'category', 'sign-in'] as const;
export type PageName = (typeof PAGES)[number];

const KEYWORD = 'kariyer';
/** The gateway leaves pages with longer addresses to browsers: gateway/src/web/rendering/rendered-pages.ts. */
const LONGEST_RENDERED = 500;

/** One address of each kind of page, as a visit through the product would open them. */
export async function pageAddresses(url: string): Promise<Readonly<Record<PageName, string>>> {
  const { coaches } = await apiOf(url)(search, { keyword: KEYWORD });
  const [coach] = coaches;
  const [category] = coach?.categories ?? [];
  if (!coach || !category) throw new Error(`nobody is found for ${KEYWORD}`);
  return {
    home: url + homeAddress('tr'),
    results: `${url}/search-results?q=${KEYWORD}`,
    coach: url + coachAddress('tr', coach.slug),
    category: url + pageAddress('category', 'tr', category.slug),
    'sign-in': `${url}/signin`,
  };
}

/** Pure: an address of the same page, which browsers render: as every page was served before there was a renderer. */
export function leftToBrowsers(address: string): string {
  const url = new URL(address);
  url.searchParams.set('padding', 'x'.repeat(LONGEST_RENDERED));
  return url.href;
}

const isRendered = async (address: string): Promise<boolean> => (await (await fetch(address)).text()).includes('<html data-rendered=');

const MOST_VISITS = 20;

/** Opens a page until the server has rendered it: the visit after is one among many. @throws when it never does */
export async function warmUp(address: string): Promise<void> {
  for (let visits = 0; visits < MOST_VISITS; visits += 1) if (await isRendered(address)) return;
  throw new Error(`${address} is never rendered`);
}
