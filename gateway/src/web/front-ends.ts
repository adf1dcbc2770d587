import type { RemoteName } from '@pusula/contracts';

export type FrontEnd = 'shell' | RemoteName;

/** Where the front ends are: built in folders beside us, or served by deployments of their own. */
export type SiteSource =
  | { readonly kind: 'folders'; readonly folderOf: (name: FrontEnd) => string }
  | { readonly kind: 'origins'; readonly originOf: (name: FrontEnd) => string };
