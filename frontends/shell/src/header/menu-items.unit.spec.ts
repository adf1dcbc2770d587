import { expect, it } from '@jest/globals';
import { menuItemsFor } from './menu-items.ts';

it.each([
  ['member', ['profile']],
  ['coach', ['profile', 'coachProfile', 'certificates']],
  ['admin', ['profile', 'coachProfile', 'certificates', 'admin']],
] as const)('the menu of a %s offers %j', (role, items) => {
  expect(menuItemsFor(role).map(({ key }) => key)).toEqual(items);
});
