import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a coach's texts mention is kept beside what they speak of. Readers have other names since, so whoever was read before is read once more. */
export class KeptConcepts1760000000007 implements MigrationInterface {
  readonly name = 'KeptConcepts1760000000007';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table coach add column concepts text[] not null default '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table coach drop column concepts');
  }
}
