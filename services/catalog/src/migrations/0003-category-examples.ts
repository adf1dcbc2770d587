import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CategoryExamples1760000000003 implements MigrationInterface {
  readonly name = 'CategoryExamples1760000000003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table category_examples (
        category_id char(26) collate "C" primary key,
        version integer not null check (version > 0),
        tr text[] not null,
        en text[] not null
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table category_examples');
  }
}
