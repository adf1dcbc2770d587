import { expect, it } from '@jest/globals';
import { countedKeys } from './counted-keys.ts';

it('a network of IPv6 counts for itself and for who has it; one of IPv4, or an account, for itself alone', () => {
  expect(countedKeys('register', '2001:db8:1:2::/64')).toEqual([
    { key: 'register:2001:db8:1:2::/64', allowed: 10 },
    { key: 'register:2001:db8:1::/48', allowed: 80 },
  ]);
  expect(countedKeys('register', '192.0.2.1')).toEqual([{ key: 'register:192.0.2.1', allowed: 10 }]);
  expect(countedKeys('loginPerAccount', 'a:b:c:d')).toHaveLength(1);
});

it('what takes time that everybody shares is counted for who has the network as well', () => {
  for (const name of ['general', 'pages', 'renderings', 'search'] as const) expect(countedKeys(name, '2001:db8:1:2::/64')).toHaveLength(2);
});

it('what is counted by the person is counted for their session first, which may use less than the account', () => {
  const [ofSession, ofAccount, ...others] = countedKeys('ownData', {
    id: '01k0000000000000000000000a',
    sessionId: '01k0000000000000000000000s',
  });
  expect(ofSession).toEqual({ key: 'ownData:01k0000000000000000000000s', allowed: 5 });
  expect(ofAccount).toEqual({ key: 'ownData:01k0000000000000000000000a', allowed: 8 });
  expect(others).toEqual([]);
});
