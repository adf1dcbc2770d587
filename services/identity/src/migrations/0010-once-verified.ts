import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts whose owner has ever proven an address of theirs: nobody is taken for a stranger in them because an administrator gave them another. */
export class OnceVerified1764300000010 implements MigrationInterface {
  readonly name = 'OnceVerified1764300000010';

  async up(runner: QueryRunner): Promise<void> {
    // A replica of the release before this one adds accounts without it.
    await runner.query('alter table account add column was_verified boolean not null default false');
    await runner.query('update account set was_verified = true where is_verified');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table account drop column was_verified');
  }
}
