import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether the first session with a coach is free; nobody has said so yet. */
export class FirstSessions1760000000008 implements MigrationInterface {
  readonly name = 'FirstSessions1760000000008';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table coach add column offers_free_first_session boolean not null default false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table coach drop column offers_free_first_session');
  }
}
