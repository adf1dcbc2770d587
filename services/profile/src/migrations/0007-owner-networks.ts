import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whose sign-up a picture is of, beside the address, which anybody can name. */
export class OwnerNetworks1760000000007 implements MigrationInterface {
  readonly name = 'OwnerNetworks1760000000007';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table picture add column owner_network text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table picture drop column owner_network');
  }
}
