import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tokens of providers that know no attempts, by their hashes: each signs in once, so that a copy of it signs nobody in. */
export class UsedProviderTokens1764700000016 implements MigrationInterface {
  readonly name = 'UsedProviderTokens1764700000016';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create table used_provider_token (token_hash char(43) primary key, used_at timestamptz not null)');
    await runner.query('create index used_provider_token_at on used_provider_token (used_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table used_provider_token');
  }
}
