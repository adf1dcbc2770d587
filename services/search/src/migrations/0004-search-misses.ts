import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Searches without a good answer: counters alone, and words only as a hash until enough searches had them. */
export class SearchMisses1760000000004 implements MigrationInterface {
  readonly name = 'SearchMisses1760000000004';

  async up(runner: QueryRunner): Promise<void> {
    // Both '' where there is none.
    await runner.query(`
      create table search_miss_count (
        day date not null,
        category_id text collate "C" not null,
        city_id text collate "C" not null,
        searches integer not null,
        without_result integer not null,
        primary key (day, category_id, city_id)
      )`);
    await runner.query(`
      create table search_miss_words_count (
        day date not null,
        digest text collate "C" not null,
        language text not null,
        words text,
        searches integer not null,
        without_result integer not null,
        primary key (day, digest)
      )`);
    await runner.query('create index search_miss_words_digest on search_miss_words_count (digest, day)');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['search_miss_words_count', 'search_miss_count']) await runner.query(`drop table ${table}`);
  }
}
