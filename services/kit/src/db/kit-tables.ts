import type { MigrationInterface, QueryRunner } from 'typeorm';

export const OUTBOX_LANES = 32;

/** The tables that every service has: events on their way out, messages seen, and the in-process bus's deliveries. */
export class KitTables1600000000000 implements MigrationInterface {
  name = 'KitTables1600000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE outbox (
        seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        id text NOT NULL,
        name text NOT NULL,
        subject text NOT NULL,
        lane smallint NOT NULL,
        data jsonb NOT NULL,
        traceparent text,
        occurred_at timestamptz(3) NOT NULL
      );
      CREATE INDEX outbox_by_lane ON outbox (lane, seq);
      -- Rows come and go all day: dead ones are swept early, or each read would walk over them.
      ALTER TABLE outbox SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);

      -- A relay locks lanes, not rows: whoever holds a lane sends its subjects in order.
      CREATE TABLE outbox_lane (lane smallint PRIMARY KEY);
      INSERT INTO outbox_lane SELECT generate_series(0, ${OUTBOX_LANES - 1});

      CREATE TABLE inbox (
        consumer text NOT NULL,
        message_id text NOT NULL,
        seen_at timestamptz(3) NOT NULL DEFAULT now(),
        PRIMARY KEY (consumer, message_id)
      );
      CREATE INDEX inbox_by_time ON inbox (seen_at);

      CREATE TABLE delivery (
        seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        queue text NOT NULL,
        message_id text NOT NULL,
        subject text NOT NULL,
        message jsonb NOT NULL,
        attempts integer NOT NULL DEFAULT 0,
        due_at timestamptz(3) NOT NULL DEFAULT now(),
        dead_at timestamptz(3),
        problem text,
        UNIQUE (queue, message_id)
      );
      CREATE INDEX delivery_waiting ON delivery (queue, seq) WHERE dead_at IS NULL;
      CREATE INDEX delivery_by_subject ON delivery (queue, subject, seq) WHERE dead_at IS NULL;
      ALTER TABLE delivery SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE delivery, inbox, outbox_lane, outbox');
  }
}

/** Subjects that a service has to forget: ids and moments, nothing else. */
export class ErasedSubjects1600000000001 implements MigrationInterface {
  name = 'ErasedSubjects1600000000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE erased_subject (
        id text PRIMARY KEY,
        heard_at timestamptz(3) NOT NULL DEFAULT now(),
        answered_at timestamptz(3)
      );
      CREATE INDEX erased_subject_unanswered ON erased_subject (heard_at) WHERE answered_at IS NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE erased_subject');
  }
}

/**
 * Which deliveries others of their subject wait behind: those that failed and are tried again later. There are hardly ever any; looked for among all
 * that wait, each batch would cost as much as the whole backlog.
 */
export class FailedDeliveries1600000000002 implements MigrationInterface {
  name = 'FailedDeliveries1600000000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX delivery_failed ON delivery (queue, subject, seq) WHERE dead_at IS NULL AND attempts > 0;
      DROP INDEX delivery_by_subject;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX delivery_by_subject ON delivery (queue, subject, seq) WHERE dead_at IS NULL;
      DROP INDEX delivery_failed;
    `);
  }
}
