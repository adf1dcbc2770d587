import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Providers that owners have removed, so that none of them links itself again. Whom the provider knows there is not kept. */
export class RemovedProviders1764700000017 implements MigrationInterface {
  readonly name = 'RemovedProviders1764700000017';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table removed_provider (
        account_id char(26) collate "C" not null references account on delete cascade,
        authentication_type text not null,
        removed_at timestamptz(3) not null,
        primary key (account_id, authentication_type)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table removed_provider');
  }
}
