import type { MigrationInterface, QueryRunner } from 'typeorm';

export class GivenUpTokens1764700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("alter table session add column given_up_token_ids text[] not null default '{}'");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table session drop column given_up_token_ids');
  }
}
