/** `node k8s/settings/main.ts [write]`: prints what every process reads from its environment, or writes it into the operators' document. */
import { readFileSync, writeFileSync } from 'node:fs';
import { settingsTable, withSettingsTable } from './settings-table.ts';

const DOCUMENT = new URL('../README.md', import.meta.url);

if (process.argv[2] === 'write') writeFileSync(DOCUMENT, withSettingsTable(readFileSync(DOCUMENT, 'utf8')));
else process.stdout.write(`${settingsTable()}\n`);
