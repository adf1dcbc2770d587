/** What is asked again and again. */
export type Target = { readonly url: string; readonly headers: Readonly<Record<string, string>> };
