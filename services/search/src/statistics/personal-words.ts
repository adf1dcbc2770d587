/** Addresses and phone numbers are nobody's words for what they seek. */
export const isPersonal = (keyword: string): boolean => /@|\d{5}/.test(keyword);
