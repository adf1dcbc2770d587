import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CategoryDates1760000000004 implements MigrationInterface {
  readonly name = 'CategoryDates1760000000004';

  /** Nothing says when categories that are there were edited last, so nothing is made up. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table category add column updated_at timestamptz(3)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table category drop column updated_at');
  }
}
