import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CategoryNames1760000000005 implements MigrationInterface {
  readonly name = 'CategoryNames1760000000005';

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
