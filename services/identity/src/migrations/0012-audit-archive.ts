import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AuditArchive1764500000012 implements MigrationInterface {
  readonly name = 'AuditArchive1764500000012';

  async up(runner: QueryRunner): Promise<void> {
    // One row: up to which entry copies are in the archive.
    await runner.query(`
      create table audit_archive (
        only_row boolean primary key default true check (only_row),
        sequence integer not null
      )`);
    await runner.query('insert into audit_archive (sequence) values (0)');
    await runner.query('create index audit_entry_at on audit_entry (at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index audit_entry_at');
    await runner.query('drop table audit_archive');
  }
}
