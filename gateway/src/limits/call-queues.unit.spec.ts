import { expect, it } from '@jest/globals';
import type { Endpoint } from '@pusula/contracts';
import { z } from 'zod';
import { ROUTES } from '../api/routes.ts';
import { WITH_PASSWORD } from './call-queues.ts';

const asksForPassword = ({ input }: Endpoint) =>
  /"(?:password|newPassword|currentPassword)":/.test(JSON.stringify(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })));

it('every call of the gateway that asks for a password waits in the queue of passwords', () => {
  const asking = [...ROUTES.values()].filter((call) => call.owner === 'gateway' && asksForPassword(call)).map(({ route }) => route);
  expect([...WITH_PASSWORD].map(({ route }) => route).sort()).toEqual(asking.sort());
});
