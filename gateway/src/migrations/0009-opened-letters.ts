import type { MigrationInterface, QueryRunner } from 'typeorm';

export class OpenedLetters1764500000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table known_browser add column has_opened_letter boolean not null default false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table known_browser drop column has_opened_letter');
  }
}
