/** ULID in lower case: sortable by time, without dashes so that slugs parse. Without zod, so that browsers can read slugs without loading schemas. */
export const ID_PATTERN = /^[0-7][0-9a-hjkmnp-tv-z]{25}$/;
