import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Categories1760000000001 implements MigrationInterface {
  readonly name = 'Categories1760000000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table category (
        id char(26) collate "C" primary key,
        parent_id varchar(26) collate "C" not null,
        name_tr text not null,
        name_en text not null,
        description_tr text not null,
        description_en text not null,
        status text not null check (status in ('active', 'inactive')),
        place integer not null check (place >= 0),
        version integer not null check (version > 0),
        deleted_at timestamptz(3)
      )`);
    await runner.query(`
      create table coach_placement (
        coach_id char(26) collate "C" primary key,
        version integer not null check (version > 0),
        category_ids varchar(26)[] not null
      )`);
    await runner.query('create index coach_placement_category_ids on coach_placement using gin (category_ids)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table coach_placement');
    await runner.query('drop table category');
  }
}
