import * as React from 'react';

const internals = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1] as object | undefined;
// React takes a stack for each of the first ten thousand elements of a second, for warnings to show; that was a tenth of the time of the tests.
if (internals && 'recentlyCreatedOwnerStacks' in internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => undefined });
