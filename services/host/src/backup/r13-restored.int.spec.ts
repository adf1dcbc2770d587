import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { endEverySession } from '@pusula/gateway';
import { restingEvents, type SourceDatabase } from '@pusula/service-kit/backup';
import { createDatabaseIfMissing } from '@pusula/service-kit/db';
import { silentLog } from '@pusula/service-kit/log';
import { dropDatabase, eventually, freshDatabasesOn } from '@pusula/service-kit/testing';
import { ELIF, LEADERSHIP, PASSWORD, populate } from '../console/people.testing.ts';
import { portrait } from '../erasure/marked-coach.testing.ts';
import { type ProductUnderTest, realServers, startProductUnderTest } from '../product.testing.ts';
import { SCHEMAS } from '../schemas.ts';
import { dumpableServer } from './dumpable-server.testing.ts';
import { backupsIn, makeBackup } from './make-backup.ts';
import { folderFiles } from './picture-files.ts';
import { restoreBackup } from './restore-backup.ts';

const server = dumpableServer();

(server ? describe : describe.skip)('R13: the whole product is backed up under load, lost, and restored', () => {
  let product: ProductUnderTest;
  let folder: string;
  let databases: readonly SourceDatabase[];
  const said: string[] = [];
  const say = (line: string) => void said.push(line);

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pusula-backup-'));
    product = await startProductUnderTest({
      postgres: freshDatabasesOn(server ?? '', process.env.TEST_RUN),
      env: realServers('r13'),
      prepare: populate,
    });
    databases = Object.keys(SCHEMAS).map((name) => ({ name, url: product.stores.databaseUrl(name) }));
  });
  afterAll(async () => {
    await product?.stop();
    for (const { url } of databases ?? []) await dropDatabase(url);
    await rm(folder, { recursive: true, force: true });
  });

  const call: ProductUnderTest['call'] = (...asked) => product.call(...asked);
  const signIn = async (): Promise<string> =>
    (await call(contracts.login, await product.visitor(), { authenticationType: 'Basic', email: ELIF.email, password: PASSWORD })).token;
  const saveHeadline = async (token: string, headline: string) => {
    await call(contracts.updateCoachingProfile, token, {
      UserId: ELIF.id,
      Language: 'tr',
      Headline: headline,
      Bio: 'On yıldır yöneticilerle çalışıyorum.',
      LinkedIn: 'https://www.linkedin.com/in/elif-sarikaya',
      Website: 'https://elif.example',
      Instagram: 'https://www.instagram.com/elifsarikaya',
      Facebook: 'https://www.facebook.com/elifsarikaya',
      Categories: [LEADERSHIP],
    });
  };
  const emails = () => readdir(join(product.stores.dataDir, 'mail')).catch(() => []);
  const pictures = () => folderFiles(join(product.stores.dataDir, 'pictures'));
  const headlineIn = async (token: string) => {
    const { coach } = await call(contracts.getCoachById, token, { id: ELIF.id, language: 'tr' });
    return coach.headline;
  };
  /** The same coach as search has found her: another service's copy. */
  const headlineFound = async (token: string) => {
    const { coaches } = await call(contracts.search, token, { keyword: ELIF.lastName });
    return coaches.find(({ id }) => id === ELIF.id)?.headline;
  };
  const backUp = async () => {
    const { rabbit } = product.stores;
    const broker = rabbit && (await restingEvents(rabbit.url, rabbit.prefix));
    try {
      return await makeBackup({
        databases,
        pictures: pictures(),
        folder,
        countResting: broker?.count ?? (async () => 0),
        kept: 2,
        revision: 'test',
        say,
      });
    } finally {
      await broker?.close();
    }
  };
  const restore = async (backup: string) => {
    const { rabbit } = product.stores;
    const broker = rabbit && (await restingEvents(rabbit.url, rabbit.prefix));
    try {
      await restoreBackup({
        databases,
        pictures: pictures(),
        folder: backup,
        discardResting: broker?.discard ?? (async () => 0),
        endSessions: () => endEverySession(product.stores.databaseUrl('gateway'), silentLog()),
        say,
      });
    } finally {
      await broker?.close();
    }
  };

  it('takes one moment while people save, and is refused while anybody is connected', async () => {
    const token = await signIn();
    const { fileName } = await call(contracts.uploadProfilePicture, token, { file: await portrait() });
    expect(fileName).not.toBe('');
    let saved = 0;
    let isOver = false;
    const saving = (async () => {
      while (!isOver) {
        await saveHeadline(token, `Kumsal ${saved + 1} yöneticilerin yanında.`);
        saved += 1;
      }
    })();
    await eventually(async () => expect(saved).toBeGreaterThan(2));
    const backup = await backUp();
    isOver = true;
    await saving;
    expect((await readdir(backup)).sort()).toEqual([...databases.map(({ name }) => `${name}.dump`), 'manifest.json'].sort());
    await expect(restore(backup)).rejects.toThrow(/stop every process first.*identity/);
  });

  it('is what it was, in every service, and nobody is signed in', async () => {
    const before = await signIn();
    await saveHeadline(before, 'Sonradan yazılan bir başlık.');
    // Both sign-ins came from a browser that nobody knew, which is mailed to the owner a moment later.
    await eventually(async () => expect(await emails()).toHaveLength(2));
    const [backup = ''] = await backupsIn(folder);
    await product.restart(async () => {
      for (const { url } of databases) {
        await dropDatabase(url);
        await createDatabaseIfMissing(url);
      }
      await rm(join(product.stores.dataDir, 'pictures'), { recursive: true });
      await restore(join(folder, backup));
    });
    const token = await product.visitor();
    const headline = await headlineIn(token);
    expect(headline).toMatch(/^Kumsal \d+ /);
    await eventually(async () => expect(await headlineFound(token)).toBe(headline));
    await expect(saveHeadline(before, 'Oturumu kapanmış birinin başlığı.')).rejects.toThrow('UNAUTHORIZED');
    expect(await pictures().list()).not.toEqual([]);
    expect(await emails()).toHaveLength(2);
    await saveHeadline(await signIn(), 'Kaldığımız yerden devam.');
    await eventually(async () => expect(await headlineFound(token)).toBe('Kaldığımız yerden devam.'));
  });

  it('keeps the newest two, and takes none that was changed since', async () => {
    await backUp();
    const newest = await backUp();
    expect(await backupsIn(folder)).toHaveLength(2);
    await writeFile(join(newest, 'profile.dump'), 'something else');
    await product.restart(async () => {
      await expect(restore(newest)).rejects.toThrow('profile.dump is not what was written');
    });
    expect(await headlineIn(await product.visitor())).toBe('Kaldığımız yerden devam.');
  });
});
