import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Profiles1760000000001 implements MigrationInterface {
  readonly name = 'Profiles1760000000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table account (
        id char(26) collate "C" primary key,
        email text not null,
        user_type text not null,
        status text not null,
        is_verified boolean not null,
        language text not null,
        version integer not null,
        is_erased boolean not null
      )`);
    await runner.query(`
      create table person (
        id char(26) collate "C" primary key,
        first_name text not null,
        middle_name text not null,
        last_name text not null,
        username text not null,
        gender text not null,
        birthday date not null,
        city text not null,
        country text not null,
        phone text not null,
        image_name text not null,
        version integer not null check (version > 0),
        updated_at timestamptz(3) not null
      )`);
    await runner.query(`
      create table coach (
        id char(26) collate "C" primary key,
        texts jsonb not null,
        linkedin text not null,
        website text not null,
        instagram text not null,
        facebook text not null,
        category_ids varchar(26)[] not null,
        certificates jsonb not null,
        years_of_practice integer check (years_of_practice >= 0),
        shows_phone boolean not null,
        is_public boolean not null,
        updated_at timestamptz(3) not null
      )`);
    await runner.query('create index coach_public on coach (id) where is_public');
    await runner.query('create index coach_category_ids on coach using gin (category_ids)');
    await runner.query(`
      create table specialty (
        id char(26) collate "C" primary key,
        parent_id varchar(26) collate "C" not null,
        name_tr text not null,
        name_en text not null,
        is_active boolean not null,
        is_deleted boolean not null,
        moved_to char(26) collate "C",
        version integer not null check (version > 0)
      )`);
    await runner.query(`
      create table picture (
        name text primary key,
        owner_id char(26) collate "C",
        owner_email text,
        created_at timestamptz(3) not null,
        check ((owner_id is null) <> (owner_email is null))
      )`);
    await runner.query('create index picture_owner on picture (owner_id)');
    await runner.query('create index picture_created on picture (created_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['picture', 'specialty', 'coach', 'person', 'account']) await runner.query(`drop table ${table}`);
  }
}
