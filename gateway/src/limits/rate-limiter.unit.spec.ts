import { expect, it } from '@jest/globals';
import {
  becomeCoach,
  isUserExist,
  RATE_LIMITS,
  refine,
  updateCoachingCertificate,
  updateCoachingCertificates,
  updateCoachingProfile,
  updateUserProfile,
  uploadProfilePicture,
} from '@pusula/contracts';
import { createRateLimiter } from './rate-limiter.ts';
import { createSharedCounters } from './shared-counters.ts';

it('a network has what it may have and no more, and takes nothing from its neighbours by what is refused; eight of them have all of their /48', () => {
  const { ofThisCall } = createRateLimiter(createSharedCounters({ addAll: async () => [] }), () => 0);
  const ask = (network: number, times: number) =>
    Array.from({ length: times }, () => ofThisCall(isUserExist, { type: 'Public' }, `2001:db8:1:${network}::/64`)).filter(
      (wait) => wait === 0,
    ).length;
  const { requests, ofCustomer } = RATE_LIMITS.accountProbe;
  expect(ask(0, 10 * ofCustomer)).toBe(requests);
  for (let network = 1; network < ofCustomer / requests; network += 1) expect(ask(network, requests)).toBe(requests);
  expect(ask(99, 1)).toBe(0);
});

it('a session, however often it calls, leaves the others of its account what they may have', () => {
  const { ofThisCall } = createRateLimiter(createSharedCounters({ addAll: async () => [] }), () => 0);
  const change = (sessionId: string, times: number) => {
    const caller = { type: 'User', id: 'owner', sessionId, role: 'member', verified: true, email: 'owner@pusula.example' } as const;
    return Array.from({ length: times }, () => ofThisCall(becomeCoach, caller, '192.0.2.1')).filter((wait) => wait === 0).length;
  };
  const { requests, ofSession } = RATE_LIMITS.ownSaves;
  expect(change('of a thief', 10 * requests)).toBe(ofSession);
  expect(change('of its owner', 10 * requests)).toBe(requests - ofSession);
});

it('counts for an hour the pictures of strangers alone: whoever has proven an address uploads beside them', () => {
  const { ofThisCall } = createRateLimiter(createSharedCounters({ addAll: async () => [] }), () => 0);
  const { uploadByStrangers } = RATE_LIMITS;
  const stranger = { type: 'Register', email: 'new@pusula.example' } as const;
  const owner = { type: 'User', id: 'owner', sessionId: 'one', role: 'member', verified: true, email: 'owner@pusula.example' } as const;
  const uploads = (caller: typeof stranger | typeof owner, times: number) =>
    Array.from({ length: times }, () => ofThisCall(uploadProfilePicture, caller, '192.0.2.1')).filter((wait) => wait === 0).length;
  expect(uploads(stranger, uploadByStrangers.requests + 5)).toBe(uploadByStrangers.requests);
  expect(uploads(owner, 5)).toBe(5);
});

it('L4: takes no improvements of texts from others who sign up behind one address, or have an account there, until the network has had its own', () => {
  const { ofThisCall } = createRateLimiter(createSharedCounters({ addAll: async () => [] }), () => 0);
  const signingUp = (name: string) => ({ type: 'Register', email: `${name}@pusula.example` }) as const;
  const user = { type: 'User', id: 'user', sessionId: 'one', role: 'coach', verified: true, email: 'user@pusula.example' } as const;
  const improvements = (caller: ReturnType<typeof signingUp> | typeof user, times: number) =>
    Array.from({ length: times }, () => ofThisCall(refine, caller, '192.0.2.1')).filter((wait) => wait === 0).length;
  const { refine: ofPerson, refinePerAddress } = RATE_LIMITS;
  expect(improvements(signingUp('one'), ofPerson.requests + 1)).toBe(ofPerson.requests + 1);
  expect(improvements(signingUp('other'), ofPerson.requests)).toBe(ofPerson.requests);
  expect(improvements(user, 2 * ofPerson.requests)).toBe(ofPerson.requests);
  expect(improvements(signingUp('one'), refinePerAddress.requests)).toBe(refinePerAddress.requests - 4 * ofPerson.requests - 1);
});

it('L10: a session saves what its owner may save of themselves so often and no more, whatever it is, and leaves the others some', () => {
  const { ofThisCall } = createRateLimiter(createSharedCounters({ addAll: async () => [] }), () => 0);
  const calls = [updateUserProfile, updateCoachingProfile, updateCoachingCertificate, updateCoachingCertificates, becomeCoach];
  const save = (sessionId: string, address: string) => {
    const caller = { type: 'User', id: 'owner', sessionId, role: 'coach', verified: true, email: 'owner@pusula.example' } as const;
    return Array.from({ length: 200 }, (_, at) => calls[at % calls.length] ?? updateUserProfile).filter(
      (call) => ofThisCall(call, caller, address) === 0,
    ).length;
  };
  const { requests, ofSession } = RATE_LIMITS.ownSaves;
  expect(save('one', '192.0.2.1')).toBe(ofSession);
  expect(save('one', '2001:db8:1:2::/64')).toBe(0);
  expect(save('another', '192.0.2.1')).toBe(requests - ofSession);
});
