import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Admins list and count the few who have not verified their address among all others. */
export class UnverifiedAccounts1760000000005 implements MigrationInterface {
  readonly name = 'UnverifiedAccounts1760000000005';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create index account_unverified on account (id) where not is_verified and status <> 'deleted' and not is_erased`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index account_unverified');
  }
}
