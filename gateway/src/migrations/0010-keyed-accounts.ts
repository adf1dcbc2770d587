import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KeyedAccounts1764500000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table account_mark add column keyed_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table account_mark drop column keyed_at');
  }
}
