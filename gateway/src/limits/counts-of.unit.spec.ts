import { expect, it } from '@jest/globals';
import { countsOf } from './counts-of.ts';

it('a network of IPv6 counts for itself and for who has it; one of IPv4, or an account, for itself alone', () => {
  expect(countsOf('register', '2001:db8:1:2::/64')).toEqual([
    { key: 'register:2001:db8:1:2::/64', allowed: 10 },
    { key: 'register:2001:db8:1::/48', allowed: 80 },
  ]);
  expect(countsOf('register', '192.0.2.1')).toEqual([{ key: 'register:192.0.2.1', allowed: 10 }]);
  expect(countsOf('loginPerAccount', 'a:b:c:d')).toHaveLength(1);
});

it('what is the gateway’s own time is counted by network alone', () => {
  expect(countsOf('general', '2001:db8:1:2::/64')).toHaveLength(1);
});
