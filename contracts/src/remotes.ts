/** The front ends that the shell composes. */
export const REMOTES = ['public', 'account', 'admin'] as const;
export type RemoteName = (typeof REMOTES)[number];

/** Where a remote's files are in the product, whoever serves them. */
export const remoteAddress = (name: RemoteName): string => `/remotes/${name}/`;
/** Where its federation entry is. */
export const remoteEntry = (name: RemoteName): string => `${remoteAddress(name)}remote.js`;
