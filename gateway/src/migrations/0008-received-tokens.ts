import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ReceivedTokens1764500000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Replicas of the release before this one do not write it down: what they exchange is judged as they judge it.
    await runner.query('alter table session add column is_token_used boolean not null default true');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table session drop column is_token_used');
  }
}
