import { resource } from '@pusula/frontend-kit/resource';

/** What many people searched for lately, and some of the coaches. */
export const lately = resource('lately', 'GET /search/lately', { pick: ({ words, coaches }) => ({ words, coaches }) });
