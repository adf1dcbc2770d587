import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CategorySuccessors1760000000002 implements MigrationInterface {
  readonly name = 'CategorySuccessors1760000000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table category add column moved_to varchar(26) collate "C"');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table category drop column moved_to');
  }
}
