import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people say when they need a category, and the model that has learnt from it. */
export class Intents1760000000003 implements MigrationInterface {
  readonly name = 'Intents1760000000003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table category_examples (
        id char(26) collate "C" primary key,
        version integer not null check (version > 0),
        tr text[] not null,
        en text[] not null
      )`);
    await runner.query(`
      create table intent_model (
        is_only boolean primary key default true check (is_only),
        -- Of everything that it was trained on: another one calls for another model.
        fingerprint text not null,
        state bytea not null,
        -- Whether all coaches have been marked to be read with it.
        is_spread boolean not null default false,
        trained_at timestamptz(3) not null
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table intent_model');
    await runner.query('drop table category_examples');
  }
}
