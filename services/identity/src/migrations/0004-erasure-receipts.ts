import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ErasureReceipts1760000000004 implements MigrationInterface {
  readonly name = 'ErasureReceipts1760000000004';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table deletion_request add column account_id char(26) collate "C", add column overdue_told_at timestamptz(3)',
    );
    await runner.query('create index deletion_request_account on deletion_request (account_id)');
    await runner.query('create index deletion_request_unwatched on deletion_request (erased_at) where overdue_told_at is null');
    await runner.query(`
      create table erasure_receipt (
        account_id char(26) collate "C" not null,
        service text not null,
        at timestamptz(3) not null,
        primary key (account_id, service)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table erasure_receipt');
    await runner.query('alter table deletion_request drop column account_id, drop column overdue_told_at');
  }
}
