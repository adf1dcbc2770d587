import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many letters an address and its inbox were sent of late, without naming them: whoever had them sent does not have the count begin anew by erasing their account. */
export class LettersOutliveAccounts1764700000015 implements MigrationInterface {
  readonly name = 'LettersOutliveAccounts1764700000015';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table counted_letter (
      address_hash char(43) not null,
      inbox_hash char(43) not null,
      purpose text not null,
      sent_at timestamptz not null
    )`);
    await runner.query('create index counted_letter_address on counted_letter (address_hash, sent_at)');
    await runner.query('create index counted_letter_inbox on counted_letter (inbox_hash, sent_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table counted_letter');
  }
}
