import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';

type Cruise = {
  readonly summary: {
    readonly environment?: { readonly issues?: readonly unknown[] };
    readonly violations: readonly { readonly from: string; readonly rule: { readonly name: string } }[];
  };
};

it('the rule against circles sees those in TypeScript, of types alone as well', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pusula-circles-'));
  try {
    mkdirSync(join(folder, 'contracts'));
    const write = (name: string, text: string) => writeFileSync(join(folder, 'contracts', `${name}.ts`), text);
    write('a', "import { b } from './b.ts';\nexport const a = (): number => b as number;\n");
    write('b', "import { a } from './a.ts';\nexport const b: unknown = a;\n");
    write('c', "import type { D } from './d.ts';\nexport type C = D | null;\n");
    write('d', "import type { C } from './c.ts';\nexport type D = { readonly c: C };\n");
    const program = join(process.cwd(), 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
    const config = join(process.cwd(), '.dependency-cruiser.cjs');
    const { stdout } = await promisify(execFile)(process.execPath, [program, '--config', config, '--output-type', 'json', 'contracts'], {
      cwd: folder,
    });
    const { environment, violations } = (JSON.parse(stdout) as Cruise).summary;
    expect(environment?.issues).toBeUndefined();
    expect(violations.filter(({ rule }) => rule.name === 'no-cycles').map(({ from }) => from)).toEqual(
      expect.arrayContaining([expect.stringMatching(/contracts\/[ab]\.ts$/), expect.stringMatching(/contracts\/[cd]\.ts$/)]),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
