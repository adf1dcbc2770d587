import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KnownBrowsers1764400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table known_browser (
      browser_id char(26) not null,
      account_id char(26) not null,
      email_hash text not null,
      user_agent text not null,
      last_sign_in_at timestamptz not null,
      primary key (browser_id, account_id)
    )`);
    await runner.query('create index known_browser_account on known_browser (account_id)');
    await runner.query('create index known_browser_sign_in on known_browser (last_sign_in_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table known_browser');
  }
}
