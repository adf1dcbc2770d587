import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How and in which languages coaches hold their sessions; nobody has said so yet. */
export class SessionFacts1760000000006 implements MigrationInterface {
  readonly name = 'SessionFacts1760000000006';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table coach add column session_formats text[] not null default '{}',
      add column session_languages text[] not null default '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table coach drop column session_formats, drop column session_languages');
  }
}
