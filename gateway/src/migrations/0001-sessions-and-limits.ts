import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SessionsAndLimits1763700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table session (
      id char(26) primary key,
      account_id char(26) not null,
      role text not null,
      email text not null,
      is_verified boolean not null,
      created_at timestamptz not null,
      last_used_at timestamptz not null,
      token_id char(26) not null,
      previous_token_id char(26),
      rotated_at timestamptz not null,
      revoked_at timestamptz
    )`);
    await runner.query('create index session_account on session (account_id)');
    await runner.query('create index session_revoked on session (revoked_at) where revoked_at is not null');
    // Unlogged: a crash may forget who called how often, and no request waits for the disk.
    await runner.query(`create unlogged table rate_limit (
      key text not null,
      window_number bigint not null,
      hits int not null,
      expires_at timestamptz not null,
      primary key (key, window_number)
    )`);
    await runner.query('create index rate_limit_expiry on rate_limit (expires_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table rate_limit');
    await runner.query('drop table session');
  }
}
