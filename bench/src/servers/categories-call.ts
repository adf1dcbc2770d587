import type { Target } from '../programs/target.ts';

/** The call that every page makes: a GET with a token and a query. */
export const categoriesCall = (gatewayUrl: string, token: string): Target => ({
  url: `${gatewayUrl}/api/category/get-categories?language=tr&useCache=true`,
  headers: { authorization: `Bearer ${token}` },
});
