/** The link that a press would follow to another page of the product, in this tab. */
export function linkToElsewhere(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null;
  const staysHere = link.target !== '' && link.target !== '_self';
  return staysHere || link.origin !== location.origin || link.pathname === location.pathname ? null : link;
}
