/** What it is called while it is on its way (theme/base.ts). */
const NAME = 'shared';
/** How long the page that is left may stand still for the next one; a slower one appears without a transition. */
const WAIT_MS = 150;

/** Resolves once it is there and its picture can be drawn; null when that takes too long. */
function arrival(find: () => HTMLElement | null): Promise<HTMLElement | null> {
  const { promise, resolve } = Promise.withResolvers<HTMLElement | null>();
  let found: HTMLElement | null = null;
  const look = () => {
    found ??= find();
    const picture = found?.querySelector('img');
    if (found && !picture) resolve(found);
    else if (picture)
      picture.decode().then(
        () => resolve(found),
        () => resolve(found),
      );
  };
  const changes = new MutationObserver(look);
  const timer = setTimeout(() => resolve(found), WAIT_MS);
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-transition-here'] });
  look();
  return promise.finally(() => {
    changes.disconnect();
    clearTimeout(timer);
  });
}

const ignore = () => undefined;

/**
 * Goes to another page, in a view transition that takes an element along: it grows or shrinks into the one that stands for the same thing there.
 * @param go changes the page
 * @param find the element there, once it is there
 */
export function shareElement(from: HTMLElement, go: () => void, find: () => HTMLElement | null): void {
  let to: HTMLElement | null = null;
  from.style.viewTransitionName = NAME;
  const transition = document.startViewTransition(async () => {
    from.style.viewTransitionName = '';
    go();
    to = await arrival(find);
    if (to) to.style.viewTransitionName = NAME;
    else transition.skipTransition();
  });
  const settle = () => {
    if (to) to.style.viewTransitionName = '';
  };
  // A transition that is skipped, or overtaken by the next one, is no failure: the page is there.
  for (const stage of [transition.ready, transition.updateCallbackDone]) stage.catch(ignore);
  transition.finished.then(settle, settle);
}
