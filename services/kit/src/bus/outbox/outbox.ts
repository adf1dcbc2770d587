import type { EntityManager } from 'typeorm';
import type { Clock } from '../../clock.ts';
import { OUTBOX_LANES } from '../../db/kit-tables.ts';
import type { Ids } from '../../ids.ts';
import { currentTraceparent } from '../../tracing/context.ts';
import type { NewEvent } from './new-event.ts';

export const OUTBOX_CHANNEL = 'outbox';

/** Where state changes announce themselves: the event commits or rolls back together with the change. */
export type Outbox = {
  /**
   * Writes events in the caller's transaction; a relay sends them after the commit.
   * Call it after the row of the subject has been locked or written, so that two changes of one subject are announced in the order they commit.
   */
  readonly add: (tx: EntityManager, ...events: readonly NewEvent[]) => Promise<void>;
};

export function createOutbox({ clock, ids }: { readonly clock: Clock; readonly ids: Ids }): Outbox {
  return {
    add: async (tx, ...events) => {
      if (events.length === 0) return;
      const traceparent = currentTraceparent() ?? null;
      const rows = events.map(({ definition, subject, data }) => ({
        id: ids.next(),
        name: definition.name,
        subject,
        lane: laneOf(subject),
        data,
        traceparent,
        occurred_at: clock.now(),
      }));
      // The notification is part of the transaction: PostgreSQL delivers it at the commit.
      await tx.query(
        `WITH added AS (
           INSERT INTO outbox (id, name, subject, lane, data, traceparent, occurred_at)
           SELECT id, name, subject, lane, data, traceparent, occurred_at
           FROM jsonb_to_recordset($1) AS row(id text, name text, subject text, lane smallint, data jsonb, traceparent text, occurred_at timestamptz)
         ) SELECT pg_notify('${OUTBOX_CHANNEL}', '')`,
        [JSON.stringify(rows)],
      );
    },
  };
}

/** The lane of a subject: FNV-1a, so that every process puts a subject into the same one. */
export function laneOf(subject: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < subject.length; at += 1) hash = Math.imul(hash ^ subject.charCodeAt(at), 0x01000193) >>> 0;
  return hash % OUTBOX_LANES;
}
