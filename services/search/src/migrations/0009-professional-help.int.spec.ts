import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type HelpLine, PROFESSIONAL_HELP, type ProfessionalHelp, URGENT_HELP, withoutNumber } from '@pusula/contracts';
import { openDatabase } from '@pusula/service-kit/db';
import { silentLog } from '@pusula/service-kit/log';
import { startPostgres, type TestPostgres } from '@pusula/service-kit/testing';
import { FIRST_HELP_LINES } from '../help/first-help-lines.ts';
import { readHelpLineTable, writeHelpLineTable } from '../help/help-line-table.ts';
import { schema } from '../service.ts';
import { ProfessionalHelp1760000000009 } from './0009-professional-help.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres?.stop());

const log = silentLog();
const before = schema.migrations.slice(0, schema.migrations.indexOf(ProfessionalHelp1760000000009));

/** What administrators had made of the table, as this version finds it. */
async function afterwards(helpLines: readonly HelpLine[]) {
  const url = await postgres.freshDatabase();
  const old = await openDatabase({ url, schema: { ...schema, migrations: before }, log });
  await old.manager.transaction((tx) => writeHelpLineTable(tx, { version: 4, helpLines: [...helpLines] }));
  await old.close();
  const now = await openDatabase({ url, schema, log });
  const table = await now.manager.transaction((tx) => readHelpLineTable(tx, 'read'));
  return { ...table, close: () => now.close(), manager: now.manager };
}

const isProfessional = (help: string): help is ProfessionalHelp => PROFESSIONAL_HELP.some((one) => one === help);
const OLD = FIRST_HELP_LINES.map((line) => ({ ...line, helps: line.helps.filter((help) => !isProfessional(help)) })).filter(
  ({ helps }) => helps.length > 0,
);
const NEW = ['115', '191', '182'];

describe('a table of help lines from before', () => {
  it('gains who helps with what is a doctor’s matter, and keeps every line as it was written', async () => {
    const changed = OLD.map((line, at) => (at === 0 ? { ...line, number: '+90 112', nameTr: 'Bizim adımız' } : line)).toReversed();
    const { version, helpLines, manager, close } = await afterwards(changed);
    expect(version).toBe(5);
    expect(
      helpLines.slice(0, changed.length).map(({ helps, ...line }) => ({ ...line, helps: helps.filter((one) => !isProfessional(one)) })),
    ).toEqual(changed.map(({ helps, ...line }) => ({ ...line, helps })));
    expect(helpLines.slice(changed.length).map(({ number }) => number)).toEqual(NEW);
    expect(helpLines[0]).toMatchObject({ address: 'https://findahelpline.com', helps: expect.arrayContaining([...PROFESSIONAL_HELP]) });
    expect(withoutNumber(helpLines)).toEqual([]);

    await manager.transaction((tx) => new ProfessionalHelp1760000000009().down(tx.queryRunner as NonNullable<typeof tx.queryRunner>));
    expect((await manager.transaction((tx) => readHelpLineTable(tx, 'read'))).helpLines).toEqual(changed);
    await close();
  });

  it('gains no second line of a number that is there already, and not the address that was taken out', async () => {
    const own: HelpLine = {
      ...FIRST_HELP_LINES[0],
      nameTr: 'Randevu',
      nameEn: 'Appointments',
      number: '1 82',
      helps: ['medical'],
    } as HelpLine;
    const kept = [...OLD.filter(({ address }) => !address), own];
    const { helpLines, close } = await afterwards(kept);
    expect(helpLines.slice(kept.length).map(({ number }) => number)).toEqual(NEW.filter((number) => number !== '182'));
    expect(helpLines[kept.length - 1]).toEqual({ ...own, helps: ['medical', ...PROFESSIONAL_HELP] });
    expect(helpLines.some(({ address }) => address)).toBe(false);
    await close();
  });

  it('of today is left as it is', async () => {
    const database = await openDatabase({ url: await postgres.freshDatabase(), schema, log });
    const { version, helpLines } = await database.manager.transaction((tx) => readHelpLineTable(tx, 'read'));
    expect([version, helpLines]).toEqual([1, FIRST_HELP_LINES]);
    expect(helpLines.some(({ helps }) => URGENT_HELP.some((kind) => helps.includes(kind)))).toBe(true);
    await database.close();
  });
});
