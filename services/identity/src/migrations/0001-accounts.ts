import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Accounts1760000000001 implements MigrationInterface {
  readonly name = 'Accounts1760000000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table account (
        id char(26) collate "C" primary key,
        email text not null unique,
        password_hash text,
        given_name text not null,
        user_type text not null check (user_type in ('member', 'coach', 'admin')),
        status text not null check (status in ('enabled', 'disabled', 'deleted')),
        is_verified boolean not null,
        language text not null check (language in ('tr', 'en')),
        version integer not null check (version > 0),
        created_at timestamptz(3) not null
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table account');
  }
}
