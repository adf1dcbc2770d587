import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links can come too late to be mailed. */
export class LettersOfAccounts1763750000001 implements MigrationInterface {
  readonly name = 'LettersOfAccounts1763750000001';

  async up(runner: QueryRunner): Promise<void> {
    await allow(runner, "'sent', 'refused', 'expired'");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from sent_letter where outcome = 'expired'`);
    await allow(runner, "'sent', 'refused'");
  }
}

const allow = (runner: QueryRunner, outcomes: string) =>
  runner.query(`
    alter table sent_letter
      drop constraint sent_letter_outcome_check,
      add constraint sent_letter_outcome_check check (outcome in (${outcomes}))`);
