import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { embeddedDesk, queueOf, rabbitDesk } from '@pusula/service-kit/bus';
import type { Environment } from '@pusula/service-kit/config';
import { createLog } from '@pusula/service-kit/log';
import { eventually, seededIds } from '@pusula/service-kit/testing';
import { type CallProduct, callProductAt } from '../call-product.testing.ts';
import { type ProductUnderTest, realServers, startProductUnderTest } from '../product.testing.ts';
import { everyStore, type Stores } from './every-store.testing.ts';
import { coachOf, EMAIL, NEXT_EMAIL, PASSWORD, portrait, tracesIn, USER_AGENT, WORDS } from './marked-coach.testing.ts';

const CATEGORY = seededIds(22).next();
const outside = realServers('s22');

describe.each([['embedded', {}], ...(Object.keys(outside).length > 0 ? ([['on real servers', outside]] as const) : [])] as [
  string,
  Environment,
][])('S22: the whole product, %s', (_, env) => {
  let product: ProductUnderTest;
  let stores: Stores;
  const lines: string[] = [];
  let id: string;

  beforeAll(async () => {
    product = await startProductUnderTest({
      env,
      headers: { 'user-agent': USER_AGENT },
      logFor: (service) => createLog({ service, level: 'debug', destination: { write: (line) => void lines.push(line) } }),
      prepare: async ({ catalog }) => {
        const category = { nameTr: 'Kariyer', nameEn: 'Career', descriptionTr: '', descriptionEn: '', status: 'active' } as const;
        await catalog.importCategories([{ id: CATEGORY, parentId: contracts.NO_PARENT, ...category }]);
      },
    });
    ({ stores } = product);
  });
  afterAll(() => product?.stop());

  const call: ProductUnderTest['call'] = (...asked) => product.call(...asked);
  const visitor = () => product.visitor();
  /** Where traces are, and which. */
  const findings = async () =>
    [...(await everyStore(stores))].flatMap(([place, text]) => tracesIn(text).map((trace) => `${place}: ${trace}`));
  const placesOf = async () => new Set((await findings()).map((finding) => finding.split(/[:/]/, 1)[0]));

  const register = async () => {
    const { token } = await call(contracts.registerToken, await visitor(), { email: EMAIL });
    const { fileName } = await call(contracts.uploadProfilePicture, token, { file: await portrait() });
    const user = coachOf(CATEGORY, fileName);
    return call(contracts.register, token, { authenticationType: 'Basic', language: 'tr', user });
  };
  const deadLetters = async () => {
    const { rabbit } = stores;
    const prefix = rabbit?.prefix ?? 'pusula';
    const desk = await (rabbit
      ? rabbitDesk(rabbit.url, prefix)
      : embeddedDesk(prefix, (owner) => stores.databaseUrl(owner.replaceAll('-', '_'))));
    try {
      const lists = await Promise.all(['search', 'catalog'].map((owner) => desk.deadLetters.list(queueOf(prefix, owner))));
      return lists.flat().map(({ subject }) => subject);
    } finally {
      await desk.close();
    }
  };
  const mailbox = async () => (await readdir(join(stores.dataDir, 'mail')).catch(() => [])).filter((file) => file.endsWith('.json'));
  /** Only who has proven their address is shown to visitors. @returns calls from the browser in which they have */
  const verify = async (token: string): Promise<CallProduct> => {
    const link = await eventually(async () => {
      const letters = await Promise.all((await mailbox()).map((file) => readFile(join(stores.dataDir, 'mail', file), 'utf8')));
      const [, found] = /verify-account[^#]*#token=([\w-]+)/.exec(letters.join()) ?? [];
      if (!found) throw new Error('the letter has not come');
      return found;
    });
    const { method, path } = contracts.verifyAccount;
    const headers = { 'content-type': 'application/json', 'user-agent': USER_AGENT, authorization: `Bearer ${token}` };
    const reply = await fetch(`${product.url}/api${path}`, { method, headers, body: JSON.stringify({ token: link, language: 'tr' }) });
    const [cookie = ''] = reply.headers.getSetCookie().map((one) => one.split(';', 1)[0] ?? '');
    return callProductAt(product.url, { 'user-agent': USER_AGENT, cookie });
  };
  /** Meanwhile letters cannot be sent: a file stands where the mailbox was. */
  const withoutMailbox = async (work: () => Promise<void>) => {
    const folder = join(stores.dataDir, 'mail');
    await rename(folder, `${folder}-aside`);
    await writeFile(folder, '');
    await work();
    await rm(folder);
    await rename(`${folder}-aside`, folder);
  };

  it('holds a coach in every store: tables, index, pictures, letters, dead letters', async () => {
    const { token, user } = await register();
    ({ id } = user);
    const callFromOwnersBrowser = await verify(token);
    await eventually(async () => {
      const { coaches } = await call(contracts.search, await visitor(), { keyword: 'Fısıltıbahçe' });
      expect(coaches.map((coach) => coach.id)).toEqual([id]);
    });
    await callFromOwnersBrowser(contracts.changeEmail, token, { email: NEXT_EMAIL, password: PASSWORD, language: 'tr' });
    // To activate, to welcome, to prove the new address.
    await eventually(async () => expect(await mailbox()).toHaveLength(3));
    await product.parkSomethingAbout(id, WORDS);
    await product.parkSomethingAbout('somebody-else');
    await eventually(async () => expect((await deadLetters()).sort()).toEqual([id, id, 'somebody-else', 'somebody-else'].sort()));
    const places = await eventually(placesOf);
    const expected = [
      'identity',
      'gateway',
      'profile',
      'search',
      'mail',
      ...(stores.elasticsearch ? ['index'] : []),
      ...(stores.rabbit ? ['queues'] : []),
    ];
    expect([...places]).toEqual(expect.arrayContaining(expected));
    expect(await readdir(join(stores.dataDir, 'pictures'))).not.toEqual([]);
  });

  it('leaves nothing of them anywhere once each service has given its receipt', async () => {
    const { token } = await call(contracts.login, await visitor(), { authenticationType: 'Basic', email: EMAIL, password: PASSWORD });
    // The letter about a sign-in with a new browser: nothing may wait behind it.
    await eventually(async () => expect(await mailbox()).toHaveLength(4));
    let code = '';
    await withoutMailbox(async () => {
      await call(contracts.resetPasswordRequest, await visitor(), { email: EMAIL, language: 'tr' });
      ({ code } = await call(contracts.deleteAccount, token, { password: PASSWORD }));
      // The last that can come has been tried in vain: on RabbitMQ a failed message lets the next one pass. Else the mailbox is made anew by whoever
      // finds none while it is put back.
      const last = stores.rabbit ? contracts.accountErased : contracts.linkRequested;
      await eventually(() => expect(lines.some((line) => line.includes('a message failed: retry') && line.includes(last.name))).toBe(true));
    });
    const status = await eventually(async () => {
      const reply = await call(contracts.dataDeletionStatus, await visitor(), { code });
      expect(reply).toMatchObject({ status: 'erased', receipts: ['identity', ...contracts.ERASERS].map((service) => ({ service })) });
      return reply;
    });
    expect(status.receipts.every(({ at }) => at !== null)).toBe(true);

    // Once the last thing under way has ended: nothing anywhere, but for the goodbye in the addressee's own mailbox. An address that never was the account's
    // is not known to be the person's: that a mail to it was counted is forgotten with the count.
    await eventually(async () => {
      const letters = await mailbox();
      expect(letters).toHaveLength(1);
      const others = (await findings()).filter((finding) => !finding.startsWith(`mail/${letters[0]}`));
      expect(others).toEqual([]);
    });
    expect(await readdir(join(stores.dataDir, 'pictures'), { recursive: true })).toEqual([]);
    expect((await deadLetters()).sort()).toEqual(['somebody-else', 'somebody-else']);
    expect(lines.flatMap(tracesIn)).toEqual([]);
    const [longest] = await product.query<{ hours: number }>(
      'gateway',
      'select extract(epoch from max(expires_at) - now()) / 3600 as hours from rate_limit',
    );
    expect(Number(longest?.hours)).toBeLessThan(24);
  });

  it('finds nobody by their words any more, and forgets what still comes late', async () => {
    const token = await visitor();
    const { total, correctedKeyword } = await call(contracts.search, token, { keyword: 'Fısıltıbahçe' });
    expect([total, correctedKeyword]).toEqual([0, null]);
    expect((await call(contracts.suggest, token, { keyword: 'Zorba' })).suggestions).toEqual([]);
    await product.parkSomethingAbout(id, WORDS);
    await eventually(async () =>
      expect(
        lines.filter((line) => line.includes('a message failed: park') && line.includes(contracts.coachChanged.name)).length,
      ).toBeGreaterThanOrEqual(6),
    );
    await eventually(async () => expect((await deadLetters()).sort()).toEqual(['somebody-else', 'somebody-else']));
  });
});
