import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SentLetters1760000000001 implements MigrationInterface {
  readonly name = 'SentLetters1760000000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table sent_letter (
        event_id text primary key,
        letter text not null,
        account_id char(26) collate "C" not null,
        outcome text not null check (outcome in ('sent', 'refused')),
        at timestamptz(3) not null
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table sent_letter');
  }
}
