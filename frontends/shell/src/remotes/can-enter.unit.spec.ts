import { describe, expect, it } from '@jest/globals';
import { moduleAt, pageOwner } from '@pusula/contracts';
import { canEnter } from './can-enter.ts';

describe('the owner of an address', () => {
  it.each([
    ['/', 'public'],
    ['/search-results', 'public'],
    ['/tr/kategori/01-id-kariyer', 'public'],
    ['/nowhere', 'public'],
    ['/signin', 'account/sign-in'],
    ['/signup', 'account/sign-up'],
    ['/signup-step-four', 'account/sign-up'],
    ['/signup-summary', 'account/sign-up'],
    ['/forget-password', 'account/sign-in'],
    ['/reset-password', 'account/sign-in'],
    ['/verify-account', 'account/sign-in'],
    ['/data-deletion-status', 'account/sign-in'],
    ['/profile/security', 'account'],
    ['/profile', 'account'],
    ['/profile/edit', 'account'],
    ['/coach-profile/certificates', 'account'],
    ['/admin', 'admin'],
    ['/admin/user-edit/01', 'admin'],
  ])('%s is %s', (path, owner) => {
    expect(moduleAt(path).replace(/\/remote$/, '')).toBe(owner);
  });

  it.each(['/profiles', '/administration', '/coach/profile-01', '/coach-profiles', '/signups', '/verify-accounts'])(
    '%s only begins like a guarded address',
    (path) => {
      expect(pageOwner(path)).toEqual({ remote: 'public', module: 'remote', needs: 'nobody' });
    },
  );
});

describe('who may enter (specification section 6)', () => {
  it.each([
    ['/', null, 'allowed'],
    ['/signin', null, 'allowed'],
    ['/signup-summary', null, 'allowed'],
    ['/verify-account', 'member', 'allowed'],
    ['/profile', null, 'sign-in'],
    ['/profile/security', null, 'sign-in'],
    ['/profile/edit', 'member', 'allowed'],
    ['/coach-profile', null, 'sign-in'],
    ['/coach-profile', 'member', 'allowed'],
    ['/coach-profile', 'coach', 'allowed'],
    ['/admin/dashboard', null, 'sign-in'],
    ['/admin/dashboard', 'member', 'not-authorised'],
    ['/admin/users', 'coach', 'not-authorised'],
    ['/admin/categories', 'admin', 'allowed'],
  ] as const)('%s as %s: %s', (path, role, entry) => {
    expect(canEnter(pageOwner(path).needs, role)).toBe(entry);
  });
});
