export type Brand = { readonly name: string; readonly company: string; readonly contactEmail: string; readonly domain: string };
