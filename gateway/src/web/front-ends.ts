export const REMOTES = ['public', 'account', 'admin'] as const;
export type FrontEnd = 'shell' | (typeof REMOTES)[number];

/** Where a remote's federation entry is in the product, whoever serves it. */
export const entryOf = (remote: (typeof REMOTES)[number]): string => `/remotes/${remote}/remote.js`;

/** Where the front ends are: built in folders beside us, or served by deployments of their own. */
export type SiteSource =
  | { readonly kind: 'folders'; readonly folderOf: (name: FrontEnd) => string }
  | { readonly kind: 'origins'; readonly originOf: (name: FrontEnd) => string };
