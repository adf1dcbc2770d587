import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the sessions of an account ended last, for calls that were on their way out of one of them. */
export class EndedSessions1764600000013 implements MigrationInterface {
  readonly name = 'EndedSessions1764600000013';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table ended_sessions (
        account_id char(26) primary key references account on delete cascade,
        opened_before timestamptz(3) not null,
        kept_session_id char(26)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table ended_sessions');
  }
}
