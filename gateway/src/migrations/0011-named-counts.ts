import type { MigrationInterface, QueryRunner } from 'typeorm';

export class NamedCounts1764600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table rate_limit add column count_id uuid not null default gen_random_uuid()');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table rate_limit drop column count_id');
  }
}
