import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What coaches' texts speak of is kept beside them: reading one takes longer than indexing it. */
export class Readings1760000000006 implements MigrationInterface {
  readonly name = 'Readings1760000000006';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table coach add column intents jsonb not null default '[]'`);
    // The model that read the texts as they are now; '' for none.
    await runner.query(`alter table coach add column read_by text not null default ''`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table coach drop column intents, drop column read_by');
  }
}
