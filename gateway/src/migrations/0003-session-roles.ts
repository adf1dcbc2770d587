import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SessionRoles1763800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table session add column role_changed_at timestamptz');
    await runner.query('create index session_role_changed on session (role_changed_at) where role_changed_at is not null');
    await runner.query('alter table account_mark add column not_admin_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table account_mark drop column not_admin_at');
    await runner.query('alter table session drop column role_changed_at');
  }
}
