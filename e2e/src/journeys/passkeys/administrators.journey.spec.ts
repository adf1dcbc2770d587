import { readFile } from 'node:fs/promises';
import { login, updateUser } from '@pusula/contracts';
import { type AdminApi, expect } from '../fixtures.ts';
import { takeTurns } from '../languages.ts';
import { createMember, newcomer, PASSWORD } from '../people.ts';
import { REPLICAS } from '../tags.ts';
import type { Session } from '../visitor.ts';
import { addPasskey, dialog, type Keyholder, keepCodes, PROOF_IS_OLD, press, test } from './keyholder.ts';

const languages = takeTurns();
const GRACE_IS_OVER = `update account set admin_since = now() - interval '15 days' where id = $1`;

type Product = Parameters<typeof createMember>[0] & { readonly admin: AdminApi };

/** An administrator of a journey's own. @param prepare what is done to the account before they sign in */
async function newAdmin(
  { admin, ...product }: Product,
  prepare: (id: string) => Promise<unknown> = async () => undefined,
): Promise<Session> {
  const person = newcomer('Yönetici');
  const { user, knownBrowser } = await createMember(product, person);
  await product.api(updateUser, { user: { id: user.id, userType: 'admin' } }, admin.token);
  await prepare(user.id);
  const session = await product.api(login, { email: person.email, password: PASSWORD });
  return { ...session, ...(knownBrowser && { knownBrowser }) };
}

/** Takes the file that the press brings. */
async function linesOfExport({ page }: Keyholder, pressing: () => Promise<void>): Promise<number> {
  const coming = page.waitForEvent('download');
  await pressing();
  return (await readFile(await (await coming).path(), 'utf8')).split('\r\n').length;
}

test.describe('administrators', { tag: REPLICAS }, () => {
  for (const language of languages())
    test(`are told by when they need a passkey, and led to adding one when it is over (${language})`, async ({
      meet,
      query,
      url,
      api,
      admin,
    }) => {
      const fresh = await meet(language, await newAdmin({ url, api, admin }));
      await fresh.open('/admin/users');
      await fresh.page.getByText(fresh.words.dueSoon).waitFor();
      await fresh.page.getByRole('heading', { name: fresh.words.users, level: 1 }).waitFor();

      const late = await newAdmin({ url, api, admin }, (id) => query('identity', GRACE_IS_OVER, [id]));
      const who = await meet(language, late);
      const { page, open, words } = who;
      await open('/admin/users');
      await page.getByRole('heading', { name: words.closed }).waitFor();
      await page.getByRole('main').getByRole('link', { name: words.add }).click();
      await page.getByText(words.overdue).waitFor();
      await addPasskey(who, 'Yönetim anahtarı');
      await keepCodes(who);
      await press(who, words.removeOf('Yönetim anahtarı'));
      await dialog(who).getByText(words.closesNow).waitFor();
      await dialog(who).getByRole('button', { name: words.cancel }).click();
      await open('/admin/users');
      await page.getByRole('heading', { name: words.users, level: 1 }).waitFor();
      await page.getByRole('table').getByRole('row').nth(1).waitFor();
    });

  for (const language of languages())
    test(`prove themselves again before an export: by password, and by passkey once they have one (${language})`, async ({
      meet,
      query,
      url,
      api,
      admin,
    }) => {
      const session = await newAdmin({ url, api, admin });
      const who = await meet(language, session);
      const { page, open, words } = who;
      const asks = page.getByRole('dialog', { name: words.proof });
      await open('/admin/users');
      await query('gateway', PROOF_IS_OLD, [session.user.id]);
      await press(who, words.exportAll);
      await asks.getByLabel(words.yourPassword, { exact: true }).fill('Yanlış-1!');
      await asks.getByRole('button', { name: words.confirm }).click();
      await asks.getByText(words.wrongPassword).waitFor();
      await asks.getByLabel(words.yourPassword, { exact: true }).fill(PASSWORD);
      const confirm = () => asks.getByRole('button', { name: words.confirm }).click();
      expect(await linesOfExport(who, confirm)).toBeGreaterThan(100);
      await expect(dialog(who)).toHaveCount(0);
      // For ten minutes nobody asks again.
      expect(await linesOfExport(who, () => press(who, words.exportAll))).toBeGreaterThan(100);

      await open('/profile/security');
      await addPasskey(who, 'Anahtar');
      await keepCodes(who);
      await query('gateway', PROOF_IS_OLD, [session.user.id]);
      await open('/admin/users');
      await press(who, words.exportAll);
      expect(await linesOfExport(who, () => asks.getByRole('button', { name: words.usePasskey }).click())).toBeGreaterThan(100);
    });
});
