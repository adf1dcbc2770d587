import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Vectors of texts as a provider made them, and those of categories and coaches that came of them. */
export class Embeddings1760000000005 implements MigrationInterface {
  readonly name = 'Embeddings1760000000005';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table embedding_state (
        is_only boolean primary key default true check (is_only),
        model text not null,
        -- Null until the model has answered for the first time.
        dimension integer check (dimension between 1 and 4096),
        -- Why texts wait; null while nothing stands in the way.
        problem text check (problem in ('provider', 'budget')),
        -- Grows with every change of a vector.
        revision integer not null default 1
      )`);
    // By content, so that what was embedded once never is again. Vectors are 32-bit floats of length 1.
    await runner.query(`
      create table text_embedding (
        space text not null,
        digest bytea not null,
        vector bytea not null,
        made_at timestamptz(3) not null,
        primary key (space, digest)
      )`);
    await runner.query(`
      create table category_embedding (
        category_id char(26) collate "C" primary key,
        space text not null,
        -- Of the texts that the vector came of.
        fingerprint text not null,
        digests bytea[] not null,
        -- Null: the model refuses all of its texts.
        vector bytea,
        -- How near its own texts are to it, on average.
        cohesion real not null
      )`);
    await runner.query(`
      create table coach_embedding (
        coach_id char(26) collate "C" primary key,
        space text not null,
        -- The coach's revision that was looked at last.
        revision integer not null,
        -- Of all that the vector came of.
        fingerprint text not null,
        digests bytea[] not null,
        -- Null: the coach says nothing that could be embedded.
        vector bytea
      )`);
    await runner.query(`
      create table embedding_use (
        day date primary key,
        texts integer not null,
        characters bigint not null
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['embedding_use', 'coach_embedding', 'category_embedding', 'text_embedding', 'embedding_state'])
      await runner.query(`drop table ${table}`);
  }
}
