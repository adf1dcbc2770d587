import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The audit log and the e-mail queue name people whole. Of accounts that are older it is heard with the next change of the name. */
export class FamilyNames1764100000007 implements MigrationInterface {
  readonly name = 'FamilyNames1764100000007';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table account add column family_name text not null default ''`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table account drop column family_name');
  }
}
