import { coachAddress, homeAddress, isLanguage, type PageAddress, pageAddress, pageAt } from '@pusula/contracts';

/** Pure: the address in small letters of a page that is there, for one typed in capitals; undefined where nothing is to be changed. */
export function lowerCaseAddress(path: string): string | undefined {
  const lower = path.toLowerCase();
  if (lower === path) return undefined;
  const address = pageAt(lower);
  const isPage = address.page !== 'unknown' && !('id' in address && address.id === undefined);
  return isPage ? `/${lower.split('/').filter(Boolean).join('/')}` : undefined;
}

const saysLanguage = (path: string) => isLanguage(path.split('/').find(Boolean));

/**
 * Pure: the one address in its language of the page that a path opens; undefined where every address is as good. Made of known parts alone: `//tr/coach/...` must
 * not lead to a host called tr. A coach's page and home may also stand at an address without a language: they are shown in that of whoever opens them.
 * @param slug of a coach or a category, as it is by now
 */
export function rightAddress(path: string, { page, language }: PageAddress, slug = ''): string | undefined {
  switch (page) {
    case 'plain':
    case 'unknown':
      return undefined;
    case 'home':
      return saysLanguage(path) ? homeAddress(language) : '/';
    case 'coach':
      return saysLanguage(path) ? coachAddress(language, slug) : `/coach/${slug}`;
    case 'category':
      return pageAddress('category', language, slug);
    default:
      return pageAddress(page, language);
  }
}
