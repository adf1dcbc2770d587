import type { MigrationInterface, QueryRunner } from 'typeorm';

const linkedTo = (providers: string) => `
  alter table linked_provider drop constraint linked_provider_authentication_type_check,
    add constraint linked_provider_authentication_type_check check (authentication_type in (${providers}))`;

/** The demo has a sign-in provider of its own. */
export class DemoProvider1760000000006 implements MigrationInterface {
  readonly name = 'DemoProvider1760000000006';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(linkedTo(`'Google', 'Facebook', 'Microsoft', 'Apple', 'Demo'`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from linked_provider where authentication_type = 'Demo'`);
    await runner.query(linkedTo(`'Google', 'Facebook', 'Microsoft', 'Apple'`));
  }
}
