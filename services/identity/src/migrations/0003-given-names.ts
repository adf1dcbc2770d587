import type { MigrationInterface, QueryRunner } from 'typeorm';

export class GivenNames1760000000003 implements MigrationInterface {
  readonly name = 'GivenNames1760000000003';

  async up(runner: QueryRunner): Promise<void> {
    // The version of the person in the profile service that the name comes from; 0 is the name of the registration.
    await runner.query('alter table account add column name_version integer not null default 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table account drop column name_version');
  }
}
