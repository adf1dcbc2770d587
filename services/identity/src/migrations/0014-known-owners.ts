import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts whose ways in are known to be held by the owner of their address: a new password that was chosen by mail leaves those ways as they are. */
export class KnownOwners1764700000014 implements MigrationInterface {
  readonly name = 'KnownOwners1764700000014';

  async up(runner: QueryRunner): Promise<void> {
    // A replica of the release before this one adds accounts without it.
    await runner.query('alter table account add column is_owner_known boolean not null default false');
    await runner.query('update account set is_owner_known = true where is_verified or was_verified');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table account drop column is_owner_known');
  }
}
