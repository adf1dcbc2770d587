import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Coaches became public with a headline alone before; whoever is public is judged anew by people/review-visibility.ts. */
export class VisibilityReviews1760000000004 implements MigrationInterface {
  readonly name = 'VisibilityReviews1760000000004';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create table visibility_review (id char(26) collate "C" primary key)');
    await runner.query('insert into visibility_review select id from coach where is_public');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table visibility_review');
  }
}
