import { endpoint, event, LIMITS } from '@pusula/contracts';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { z } from 'zod';
import { newEvent } from '../bus/outbox/new-event.ts';
import type { Schema } from '../db/schema.ts';
import type { ServiceOptions } from '../run/service-options.ts';
import { on, type Service, serve } from '../service.ts';
import { SLACK } from './load.ts';

/** A service of the smallest kind that can lose, double or halve something: it writes three rows and an event, and consumes its own event. */
export const record = endpoint('POST /internal/record', {
  owner: 'profile',
  summary: 'For tests of the kit.',
  tokens: [],
  internal: true,
  input: z.object({ subject: z.string(), n: z.int(), delayMs: z.int().default(0) }),
  reply: z.object({}),
  errors: [],
  timeoutMs: SLACK * LIMITS.gatewayHopTimeoutMs,
});

export const recorded = event('profile.recorded.v1', {
  summary: 'For tests of the kit.',
  consumers: ['profile'],
  data: z.object({ n: z.int() }),
});

class Ledger1700000000000 implements MigrationInterface {
  name = 'Ledger1700000000000';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE entry (subject text, n integer, PRIMARY KEY (subject, n));
      CREATE TABLE line (subject text, n integer, part integer);
      CREATE TABLE effect (seq bigint GENERATED ALWAYS AS IDENTITY, subject text, n integer);
    `);
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE effect, line, entry');
  }
}

export const ledgerSchema: Schema = { tables: [], migrations: [Ledger1700000000000] };

export function createLedger({ db, outbox }: ServiceOptions): Service {
  return {
    api: [
      serve(record, async ({ input: { subject, n, delayMs } }) => {
        if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
        await db.transaction(async (tx) => {
          await tx.query('INSERT INTO entry (subject, n) VALUES ($1, $2)', [subject, n]);
          await tx.query('INSERT INTO line (subject, n, part) VALUES ($1, $2, 1)', [subject, n]);
          await outbox.add(tx, newEvent(recorded, subject, { n }));
          await tx.query('INSERT INTO line (subject, n, part) VALUES ($1, $2, 2)', [subject, n]);
        });
        return {};
      }),
    ],
    events: [
      on(
        recorded,
        async (tx, { subject, data }) => {
          await tx.query('INSERT INTO effect (subject, n) VALUES ($1, $2)', [subject, data.n]);
        },
        { inBatches: true },
      ),
    ],
  };
}
