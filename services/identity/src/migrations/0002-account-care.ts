import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AccountCare1760000000002 implements MigrationInterface {
  readonly name = 'AccountCare1760000000002';

  async up(runner: QueryRunner): Promise<void> {
    // When the owner of an address was last told that somebody tried to register with it.
    await runner.query('alter table account add column attempt_told_at timestamptz(3)');
    await runner.query(`
      create table mailed_link (
        request_id char(26) collate "C" primary key,
        token_hash char(43) collate "C" not null unique,
        purpose text not null check (purpose in ('activation', 'password-reset', 'email-change')),
        account_id char(26) collate "C" not null references account on delete cascade,
        email text not null,
        expires_at timestamptz(3) not null,
        used_at timestamptz(3)
      )`);
    await runner.query('create index mailed_link_account on mailed_link (account_id, purpose)');
    await runner.query('create index mailed_link_expiry on mailed_link (expires_at)');
    await runner.query(`
      create table linked_provider (
        authentication_type text not null check (authentication_type in ('Google', 'Facebook', 'Microsoft', 'Apple')),
        subject text collate "C" not null,
        account_id char(26) collate "C" not null references account on delete cascade,
        linked_at timestamptz(3) not null,
        primary key (authentication_type, subject),
        unique (account_id, authentication_type)
      )`);
    await runner.query(`
      create table social_attempt (
        nonce_hash char(43) collate "C" primary key,
        authentication_type text not null,
        expires_at timestamptz(3) not null
      )`);
    await runner.query('create index social_attempt_expiry on social_attempt (expires_at)');
    await runner.query(`
      create table erased_account (
        id char(26) collate "C" primary key,
        version integer not null
      )`);
    await runner.query(`
      create table deletion_request (
        code char(26) collate "C" primary key,
        requested_at timestamptz(3) not null,
        erased_at timestamptz(3)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['deletion_request', 'erased_account', 'social_attempt', 'linked_provider', 'mailed_link'])
      await runner.query(`drop table ${table}`);
    await runner.query('alter table account drop column attempt_told_at');
  }
}
