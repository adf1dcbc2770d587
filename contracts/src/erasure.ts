import { z } from 'zod';
import { type EventDefinition, endpoint, event, type Owner } from './define.ts';
import { Id, Timestamp } from './values.ts';

/** Everybody but the identity service, which erases first: each answers with a receipt once nothing personal is left with it (docs/promises.md, S22). */
export const ERASERS = ['gateway', 'profile', 'catalog', 'search', 'mail', 'ai-refine'] as const satisfies readonly Owner[];
export type Eraser = (typeof ERASERS)[number];

const Receipt = z.object({ id: Id, at: Timestamp });
const receiptOf = (eraser: Eraser) =>
  event(`${eraser}.person-forgotten.v1`, {
    summary: `Nothing personal about an erased account is left in the ${eraser} service: neither in its database nor in its queues and stores.`,
    consumers: ['identity'],
    data: Receipt,
  });
export const gatewayForgot = receiptOf('gateway');
export const profileForgot = receiptOf('profile');
export const catalogForgot = receiptOf('catalog');
export const searchForgot = receiptOf('search');
export const mailForgot = receiptOf('mail');
export const refineForgot = receiptOf('ai-refine');
export const RECEIPTS: Readonly<Record<Eraser, EventDefinition<typeof Receipt>>> = {
  gateway: gatewayForgot,
  profile: profileForgot,
  catalog: catalogForgot,
  search: searchForgot,
  mail: mailForgot,
  'ai-refine': refineForgot,
};

export const dataDeletionStatus = endpoint('GET /auth/data-deletion-status', {
  owner: 'identity',
  summary: 'What became of a request to erase somebody, service by service.',
  tokens: ['Public', 'Register', 'User'],
  input: z.object({ code: z.string().regex(/^[0-9a-z]{26}$/, 'TOKEN_NOT_FOUND') }),
  reply: z.object({
    /** `received`: a person of ours has to see to it; `erasing`: receipts are missing; `erased`: all are there. */
    status: z.enum(['received', 'erasing', 'erased']),
    requestedAt: Timestamp,
    erasedAt: Timestamp.nullable(),
    receipts: z.array(z.object({ service: z.enum(['identity', ...ERASERS]), at: Timestamp.nullable() })),
  }),
  errors: ['TOKEN_NOT_FOUND'],
  limits: ['accountProbe'],
});
