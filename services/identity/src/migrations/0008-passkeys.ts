import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Passkeys1764200000008 implements MigrationInterface {
  readonly name = 'Passkeys1764200000008';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table account
      add column has_passkey boolean not null default false,
      add column admin_since timestamptz(3)`);
    // Administrators from before have the whole grace for a second factor, from today.
    await runner.query(`update account set admin_since = now() where user_type = 'admin'`);
    await runner.query(`
      create table passkey (
        id char(26) collate "C" primary key,
        account_id char(26) collate "C" not null references account on delete cascade,
        credential_id text collate "C" not null unique,
        public_key bytea not null,
        counter bigint not null,
        transports text[] not null,
        name text not null,
        created_at timestamptz(3) not null,
        last_used_at timestamptz(3)
      )`);
    await runner.query('create index passkey_account on passkey (account_id)');
    await runner.query(`
      create table passkey_challenge (
        challenge_hash char(43) collate "C" primary key,
        purpose text not null check (purpose in ('sign-in', 'second-step', 'registration', 'proof')),
        account_id char(26) collate "C" references account on delete cascade,
        session_id char(26) collate "C",
        expires_at timestamptz(3) not null
      )`);
    await runner.query('create index passkey_challenge_expiry on passkey_challenge (expires_at)');
    await runner.query(`
      create table recovery_code (
        account_id char(26) collate "C" not null references account on delete cascade,
        code_hash char(43) collate "C" not null,
        primary key (account_id, code_hash)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table recovery_code, passkey_challenge, passkey');
    await runner.query('alter table account drop column has_passkey, drop column admin_since');
  }
}
