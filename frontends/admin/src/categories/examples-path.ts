/** Where what people say about a category is written. */
export const examplesPath = (categoryId: string): string => `/admin/category-examples/${categoryId}`;
