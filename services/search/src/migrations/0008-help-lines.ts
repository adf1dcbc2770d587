import type { MigrationInterface, QueryRunner } from 'typeorm';
import { FIRST_HELP_LINES } from '../help/first-help-lines.ts';

/** Who helps people in danger, and which version of the table that is: two administrators do not overwrite each other. */
export class HelpLines1760000000008 implements MigrationInterface {
  readonly name = 'HelpLines1760000000008';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table help_line (
        place int primary key,
        name_tr text not null,
        name_en text not null,
        number text not null,
        address text not null,
        country text not null,
        helps text[] not null,
        checked_on date not null
      )`);
    await runner.query(`
      create table help_line_version (
        is_only boolean primary key default true check (is_only),
        version integer not null check (version > 0)
      )`);
    await runner.query('insert into help_line_version (version) values (1)');
    for (const [place, line] of FIRST_HELP_LINES.entries()) {
      const { nameTr, nameEn, number, address, country, helps, checkedOn } = line;
      await runner.query('insert into help_line values ($1, $2, $3, $4, $5, $6, $7, $8)', [
        place,
        nameTr,
        nameEn,
        number,
        address,
        country,
        helps,
        checkedOn,
      ]);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table help_line_version');
    await runner.query('drop table help_line');
  }
}
