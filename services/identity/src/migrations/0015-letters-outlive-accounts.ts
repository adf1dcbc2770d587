import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many letters an inbox was sent of late, without naming it: whoever had them sent does not have the count begin anew by erasing their account. */
export class LettersOutliveAccounts1764700000015 implements MigrationInterface {
  readonly name = 'LettersOutliveAccounts1764700000015';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create table inbox_letter (inbox_hash char(43) not null, sent_at timestamptz not null)');
    await runner.query('create index inbox_letter_sent on inbox_letter (inbox_hash, sent_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table inbox_letter');
  }
}
