import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Projection1760000000001 implements MigrationInterface {
  readonly name = 'Projection1760000000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table coach (
        id char(26) collate "C" primary key,
        version integer not null check (version > 0),
        state jsonb,
        category_ids varchar(26)[] not null,
        is_erased boolean not null default false,
        revision integer not null default 1,
        indexed_revision integer not null default 0
      )`);
    await runner.query('create index coach_unindexed on coach (id) where revision > indexed_revision');
    await runner.query('create index coach_category_ids on coach using gin (category_ids)');
    await runner.query(`
      create table category (
        id char(26) collate "C" primary key,
        version integer not null check (version > 0),
        state jsonb,
        moved_to varchar(26),
        is_spread boolean not null default false
      )`);
    await runner.query(`
      create table rebuild_run (
        id char(26) collate "C" primary key,
        state text not null check (state in ('running', 'done', 'failed')),
        done integer not null,
        total integer not null,
        seen_at timestamptz(3) not null
      )`);
    await runner.query(`create unique index rebuild_run_one_at_a_time on rebuild_run (state) where state = 'running'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table rebuild_run');
    await runner.query('drop table category');
    await runner.query('drop table coach');
  }
}
