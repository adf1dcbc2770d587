import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What else people call a category. */
export class OtherNames1760000000010 implements MigrationInterface {
  readonly name = 'OtherNames1760000000010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table category_examples
        add column also_called_tr text[] not null default '{}',
        add column also_called_en text[] not null default '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table category_examples drop column also_called_tr, drop column also_called_en');
  }
}
