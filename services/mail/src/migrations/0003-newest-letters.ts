import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Admins look at the newest letters; there are as many old ones as the product ever sent. */
export class NewestLetters1764000000001 implements MigrationInterface {
  readonly name = 'NewestLetters1764000000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index sent_letter_newest on sent_letter (at, event_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index sent_letter_newest');
  }
}
