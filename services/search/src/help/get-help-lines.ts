import type * as contracts from '@pusula/contracts';
import type { Handler } from '@pusula/service-kit/service';
import type { Deps } from '../deps.ts';
import { readHelpLineTable } from './help-line-table.ts';

/** The whole table of help lines, straight from the database. */
export const getHelpLines =
  ({ db }: Deps): Handler<typeof contracts.getHelpLines> =>
  () =>
    db.transaction((tx) => readHelpLineTable(tx, 'read'));
