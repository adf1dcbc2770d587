/** The address of the results for words. @param more filters, from `&` on */
export const resultsFor = (keyword: string, more = '') => `/search-results?q=${encodeURIComponent(keyword)}${more}`;
