import { type EventDefinition, type EventMessage, event } from '@pusula/contracts';
import { z } from 'zod';
import type { Bus, SubscribeOptions, Subscription } from '../../bus/bus.ts';
import { newIds } from '../../ids.ts';

const ids = newIds();
export const somethingHappened = event('profile.something-happened.v1', {
  summary: 'For tests.',
  consumers: [],
  data: z.object({ n: z.int() }),
});
export const otherHappened = event('profile.other-happened.v1', { summary: 'For tests.', consumers: [], data: z.object({ n: z.int() }) });

export const aMessage = (subject: string, n: number, definition: EventDefinition = somethingHappened): EventMessage<{ n: number }> => ({
  id: ids.next(),
  name: definition.name,
  subject,
  occurredAt: new Date().toISOString(),
  data: { n },
});
export const numberOf = (message: EventMessage) => (message.data as { n: number }).n;

/** A bus that shares nothing with those of other tests. */
export type BusUnderTest = {
  readonly bus: Bus;
  /** The queue of a name. */
  readonly queue: (name: string) => string;
  /** Subscribes until the test ends, with short pauses before new attempts. */
  readonly consume: (name: string, handle: SubscribeOptions['handle'], more?: Partial<SubscribeOptions>) => Promise<Subscription>;
};
export type SetUp = () => Promise<BusUnderTest>;
