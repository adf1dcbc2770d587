import { useMatches } from '@pusula/frontend-kit/page';

/** Whether the page is as narrow as a phone, for the few things that style alone cannot change. */
export const useIsNarrow = () => useMatches('(max-width: 720px)');
