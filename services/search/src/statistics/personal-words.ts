/** Addresses and phone numbers are nobody's words for what they seek. */
export const isPersonal = (keyword: string): boolean => keyword.includes('@') || LONG_NUMBER.test(keyword);
/** With whatever people put between digits; years and ages are shorter. */
const LONG_NUMBER = /\d{5}|(?:\d[\s().+/-]*){9}/;
