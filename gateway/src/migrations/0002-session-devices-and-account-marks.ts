import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SessionDevicesAndAccountMarks1763750000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table session
      add column user_agent text not null default '',
      add column authentication_type text not null default 'Basic'`);
    await runner.query(`create table account_mark (
      account_id char(26) primary key,
      version int not null default 0,
      ended_before timestamptz
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table account_mark');
    await runner.query('alter table session drop column user_agent, drop column authentication_type');
  }
}
