import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The chain of the audit log has a key from here on; what was written without one does not fit, and no installation has any. */
export class SealedErasures1764200000009 implements MigrationInterface {
  readonly name = 'SealedErasures1764200000009';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table erased_account add column seal text collate "C" not null default ''`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table erased_account drop column seal');
  }
}
