/** Portraits are drawn once per checkout: encoding four hundred of them takes a minute, and every set-up shows the same ones. */
export const PICTURES_DIR = new URL('../../.cache/pictures', import.meta.url).pathname;
