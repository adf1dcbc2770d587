import { type HelpLine, PROFESSIONAL_HELP, type ProfessionalHelp } from '@pusula/contracts';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { FIRST_HELP_LINES } from '../help/first-help-lines.ts';

const isProfessional = (help: string): help is ProfessionalHelp => PROFESSIONAL_HELP.some((one) => one === help);
const NEW_LINES = FIRST_HELP_LINES.filter(({ helps }) => helps.some(isProfessional));

/** Who helps with what is a doctor's or a psychologist's matter. A line that administrators keep is as they wrote it, and helps with that, too; an address that they took out stays out. */
export class ProfessionalHelp1760000000009 implements MigrationInterface {
  readonly name = 'ProfessionalHelp1760000000009';

  async up(runner: QueryRunner): Promise<void> {
    const [known] = await runner.query('select from help_line where helps && $1 limit 1', [[...PROFESSIONAL_HELP]]);
    // A table that begins today has them from the migration before.
    if (known) return;
    for (const line of NEW_LINES) if (!(await this.#extend(runner, line)) && line.number !== '') await this.#append(runner, line);
    await runner.query('update help_line_version set version = version + 1');
  }

  /** Says of a line that is reached in the same way that it helps with more. @returns whether there is one */
  async #extend(runner: QueryRunner, { number, address, country, helps }: HelpLine): Promise<boolean> {
    const [, count]: [unknown, number] = await runner.query(
      `update help_line set helps = helps || $1::text[]
       where country = $2 and case when $3 = '' then address = $4 else replace(number, ' ', '') = $3 end`,
      [helps.filter(isProfessional), country, number, address],
    );
    return count > 0;
  }

  async #append(runner: QueryRunner, { nameTr, nameEn, number, address, country, helps, checkedOn }: HelpLine): Promise<void> {
    await runner.query('insert into help_line select coalesce(max(place), -1) + 1, $1, $2, $3, $4, $5, $6, $7 from help_line', [
      nameTr,
      nameEn,
      number,
      address,
      country,
      helps,
      checkedOn,
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('update help_line set helps = array(select help from unnest(helps) help where help <> all($1))', [
      [...PROFESSIONAL_HELP],
    ]);
    await runner.query(`delete from help_line where helps = '{}'`);
    await runner.query('update help_line_version set version = version + 1');
  }
}
