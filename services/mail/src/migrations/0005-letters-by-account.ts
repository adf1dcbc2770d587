import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LettersByAccount1764700000005 implements MigrationInterface {
  readonly name = 'LettersByAccount1764700000005';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index sent_letter_account on sent_letter (account_id, at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index sent_letter_account');
  }
}
