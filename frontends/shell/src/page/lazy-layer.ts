import { type ComponentType, lazy } from 'react';

/** A layer over the page that is loaded when it is needed. One that cannot be loaded is left out: the page below it goes on. */
export const lazyLayer = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => load().catch(() => ({ default: (() => null) as ComponentType<Props> })));
