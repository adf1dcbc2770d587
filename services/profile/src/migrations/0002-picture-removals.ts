import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PictureRemovals1760000000002 implements MigrationInterface {
  readonly name = 'PictureRemovals1760000000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table picture_removal (
        name text primary key,
        owner_id char(26) collate "C",
        due_at timestamptz(3) not null
      )`);
    await runner.query('create index picture_removal_due on picture_removal (due_at)');
    await runner.query('create index picture_removal_owner on picture_removal (owner_id)');
    await runner.query('create index picture_owner_email on picture (owner_email) where owner_email is not null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index picture_owner_email');
    await runner.query('drop table picture_removal');
  }
}
