import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counters alone: nothing of who searched, and words only as a hash until enough searches had them. */
export class SearchStatistics1760000000002 implements MigrationInterface {
  readonly name = 'SearchStatistics1760000000002';

  async up(runner: QueryRunner): Promise<void> {
    // Without a category: all searches of the day. A row of noughts says that the day was counted.
    await runner.query(`
      create table search_count (
        day date not null,
        category_id text collate "C" not null,
        searches integer not null,
        without_result integer not null,
        primary key (day, category_id)
      )`);
    await runner.query(`
      create table search_words_count (
        day date not null,
        digest text collate "C" not null,
        words text,
        searches integer not null,
        without_result integer not null,
        primary key (day, digest)
      )`);
    await runner.query('create index search_words_digest on search_words_count (digest, day)');
    // The same words have another hash in every installation, so that no list of ready-made hashes reads them.
    await runner.query('create table search_words_salt (salt text not null)');
    await runner.query('insert into search_words_salt select gen_random_uuid()::text');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['search_words_salt', 'search_words_count', 'search_count']) await runner.query(`drop table ${table}`);
  }
}
