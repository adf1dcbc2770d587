import { LIMITS } from '@pusula/contracts';

/** The page that an address names, from 1; 1 for whatever makes no sense. */
export const pageFrom = (value: string | null) => {
  const page = Number.parseInt(value ?? '', 10);
  return page >= 1 ? Math.min(page, LIMITS.searchMaximumPage) : 1;
};
