import { LANGUAGES } from '@pusula/contracts';

/** A script that stands in the page by itself, without a bundle: what it knows of the contracts is written into it. */
export const pageScript = (source: string): string => source.replaceAll('LANGUAGES', JSON.stringify(LANGUAGES));
