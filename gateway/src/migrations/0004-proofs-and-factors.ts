import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ProofsAndFactors1764200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table session
      add column proven_at timestamptz,
      add column has_passkey boolean not null default false,
      add column admin_since timestamptz`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table session drop column proven_at, drop column has_passkey, drop column admin_since');
  }
}
