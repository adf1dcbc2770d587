import { describe } from '@jest/globals';
import { kubectlIsThere, OVERLAYS, type Rendered, render } from './rendered.ts';

/** Runs tests over the manifests of every overlay. */
export function forEachOverlay(what: string, tests: (manifests: Rendered) => void): void {
  for (const overlay of OVERLAYS) {
    const title = `${what}: the ${overlay} overlay`;
    if (kubectlIsThere) describe(title, () => tests(render(overlay)));
    else describe.skip(`${title} (skipped: no kubectl)`, () => tests({ all: [], of: () => [] }));
  }
}
