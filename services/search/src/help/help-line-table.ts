import { HelpLine, LANGUAGES, localisedField } from '@pusula/contracts';
import { localisedColumn } from '@pusula/service-kit/db';
import type { EntityManager } from 'typeorm';

type HelpLineTable = { readonly version: number; readonly helpLines: HelpLine[] };

const NAMES = LANGUAGES.map((language) => ({ column: localisedColumn('name', language), field: localisedField('name', language) }));

/** The lines in the order in which they are shown. */
export async function loadHelpLines(manager: EntityManager): Promise<HelpLine[]> {
  const rows = await manager.query<unknown[]>(
    `select ${NAMES.map(({ column, field }) => `${column} "${field}"`).join(', ')}, number, address, country, helps,
       checked_on::text "checkedOn" from help_line order by place`,
  );
  return rows.map((row) => HelpLine.parse(row));
}

/** The lines and the version that they are; in a transaction that is about to write them, nobody else writes until it ends. */
export async function readHelpLineTable(tx: EntityManager, purpose: 'read' | 'write'): Promise<HelpLineTable> {
  const lock = purpose === 'write' ? 'for update' : 'for share';
  const [row] = await tx.query<{ version: number }[]>(`select version from help_line_version ${lock}`);
  if (!row) throw new Error('The table of help lines has no version.');
  return { version: row.version, helpLines: await loadHelpLines(tx) };
}

/** Replaces all lines. */
export async function writeHelpLineTable(tx: EntityManager, { version, helpLines }: HelpLineTable): Promise<void> {
  await tx.query('update help_line_version set version = $1', [version]);
  await tx.query('delete from help_line');
  await tx.query(
    `insert into help_line (place, ${NAMES.map(({ column }) => column).join(', ')}, number, address, country, helps, checked_on)
     select place - 1, ${NAMES.map(({ field }) => `line->>'${field}'`).join(', ')}, line->>'number', line->>'address', line->>'country',
       array(select jsonb_array_elements_text(line->'helps')), (line->>'checkedOn')::date
     from jsonb_array_elements($1::jsonb) with ordinality lines(line, place)`,
    [JSON.stringify(helpLines)],
  );
}
