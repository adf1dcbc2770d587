import type { MigrationInterface, QueryRunner } from 'typeorm';

export class OpenSessions1764500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index session_open on session (account_id, last_used_at) where revoked_at is null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index session_open');
  }
}
