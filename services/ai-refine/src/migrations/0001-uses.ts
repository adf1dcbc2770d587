import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Uses1760000000001 implements MigrationInterface {
  readonly name = 'Uses1760000000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table use (
        who text not null,
        time_window text not null,
        uses integer not null check (uses > 0),
        primary key (who, time_window)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table use');
  }
}
