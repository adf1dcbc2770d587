import { expect, it } from '@jest/globals';
import { twoWayFolders } from './two-way-folders.ts';

const mail = (path: string, text: string) => ({ path: `services/mail/src/${path}`, text });

it('finds folders that import each other, by types as well', () => {
  expect(
    twoWayFolders([
      mail('sending/send.ts', "import { html } from '../emails/html.ts';"),
      mail('emails/mark.ts', "import type { Picture } from '../sending/transport.ts';"),
    ]),
  ).toEqual(['services/mail/src: emails, sending']);
});

it('lets one direction, other workspaces and files above the folders be', () => {
  expect(
    twoWayFolders([
      mail('sending/send.ts', "import { html } from '../emails/html.ts';\nconst { deps } = await import('../deps.ts');"),
      mail('deps.ts', "import { send } from './sending/send.ts';"),
      { path: 'services/search/src/sending/send.ts', text: "import { a } from '../../../mail/src/emails/a.ts';" },
      { path: 'services/mail/src/emails/deep/b.ts', text: "import { c } from '../c.ts';" },
    ]),
  ).toEqual([]);
});
