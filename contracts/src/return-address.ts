/**
 * Where to go back to: an address of this origin or, for anything else, home (docs/promises.md, S15). Read as browsers read it, which also sees through
 * backslashes, tabs and dots; a path that starts with two slashes would name another host.
 */
export function returnAddress(wanted: string | null, origin: string): string {
  if (!wanted?.startsWith('/')) return '/';
  const url = URL.parse(wanted, origin);
  if (!url || url.origin !== origin || url.pathname.startsWith('//')) return '/';
  return url.pathname + url.search + url.hash;
}
