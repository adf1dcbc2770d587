import type { EventDefinition } from '@pusula/contracts';
import type { z } from 'zod';
import { MESSAGE_BYTES } from '../bus.ts';

/** An event that has happened and waits to be written. */
export type NewEvent = { readonly definition: EventDefinition; readonly subject: string; readonly data: unknown };

/**
 * An event for the outbox, checked against its contract: `outbox.add(tx, newEvent(coachChanged, coach.id, { id, version, coach }))`.
 * @param subject the id of what it is about; events about one subject keep their order
 * @throws ZodError when the data are not what the contract says, RangeError when they are too large to carry: both are mistakes in the service
 */
export function newEvent<E extends EventDefinition>(definition: E, subject: string, data: z.input<E['data']>): NewEvent {
  const checked = definition.data.parse(data);
  if (Buffer.byteLength(JSON.stringify(checked)) > MESSAGE_BYTES / 2) throw new RangeError(`${definition.name} is too large to carry`);
  return { definition, subject, data: checked };
}
