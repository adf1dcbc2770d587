import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LettersByInbox1764400000011 implements MigrationInterface {
  readonly name = 'LettersByInbox1764400000011';

  async up(runner: QueryRunner): Promise<void> {
    // A replica of the release before this one adds links without it.
    await runner.query(`alter table mailed_link add column inbox text not null default ''`);
    await runner.query('create index mailed_link_inbox on mailed_link (inbox, expires_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table mailed_link drop column inbox');
  }
}
