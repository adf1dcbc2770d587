import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ExchangeCookies1764400000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Sessions that are open already, and those that a replica of the release before this one opens, go on exchanging their token itself.
    await runner.query('alter table session add column needs_cookie boolean not null default false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table session drop column needs_cookie');
  }
}
