import { randomUUID } from 'node:crypto';
import { deadLetters } from '@pusula/contracts';
import { eventually, expect } from '../fixtures.ts';
import { takeTurns } from '../languages.ts';
import { createMember, newcomer } from '../people.ts';
import { REPLICAS } from '../tags.ts';
import { answer, awaitNotice, press, refresh, test } from './console.ts';

const POISON = 'profile.person-renamed.v1';
/** The run of embeddings trains the intent model first, which takes seconds of a processor that other journeys want as well. */
const LEARNT_MS = 180_000;
const languages = takeTurns('en');

// One after the other: there is one index to build, and one run of that at a time.
test.describe('operations', { tag: REPLICAS }, () => {
  test.describe.configure({ mode: 'default' });

  for (const language of languages())
    test(`inspects a dead letter, replays it, and discards it (${language})`, async ({ enterConsole, admin, query }) => {
      const subject = `e2e-${randomUUID()}`;
      const subjects = async () => (await admin.api(deadLetters, {}, admin.token)).deadLetters.map((deadLetter) => deadLetter.subject);
      // An event as no service of ours writes it: its consumer gives it up at once.
      await query('profile', `insert into outbox (id, name, subject, lane, data, occurred_at) values ($1, $2, $3, 0, '{}', now())`, [
        randomUUID(),
        POISON,
        subject,
      ]);
      await eventually(async () => expect(await subjects()).toContain(subject));
      const console = await enterConsole(language, '/admin/operations?part=failed-events');
      const { page, words } = console;
      const row = page.getByRole('main').getByRole('row').filter({ hasText: subject });
      const button = (name: string) => row.getByRole('button', { name: `${name}: ${POISON}` });

      // While somebody reads a queue, its dead letters are hidden from everybody else.
      const isListed = () =>
        eventually(async () => {
          await refresh(console);
          expect(await row.isVisible()).toBe(true);
        });
      await isListed();
      await button(words.inspect).click();
      await page.getByRole('dialog').getByText(`"subject": "${subject}"`).waitFor();
      await page.keyboard.press('Escape');
      await button(words.replay).click();
      await page.getByText(words.replayed).first().waitFor();
      await eventually(async () => expect(await subjects()).toContain(subject));
      await isListed();
      await button(words.discard).click();
      await answer(console, words.discard);
      await awaitNotice(console, words.discarded);
      await row.waitFor({ state: 'detached' });
      expect(await subjects()).not.toContain(subject);
    });

  for (const language of languages())
    test(`sees every service ready, makes the index and the embeddings again, and what was mailed (${language})`, async ({
      enterConsole,
      url,
      api,
    }) => {
      const { user: member } = await createMember({ url, api }, newcomer('Postalı'));
      const console = await enterConsole(language, '/admin/operations');
      const { page, words, open } = console;
      // Other journeys write meanwhile: the index is a moment behind the database now and then.
      const isWhole = () =>
        eventually(async () => {
          await refresh(console);
          expect(await page.getByText(words.indexIsWhole).first().isVisible()).toBe(true);
        });
      await page.getByText(words.allReady).first().waitFor();
      expect(await page.getByRole('main').getByRole('rowheader').count()).toBe(7);

      await page.getByRole('tab', { name: words.index }).click();
      await isWhole();
      await press(console, words.rebuild);
      await answer(console, words.rebuild);
      await page.getByText(words.indexWritten).first().waitFor();
      await isWhole();

      await page.getByRole('tab', { name: words.emails }).click();
      await page.getByRole('main').getByRole('searchbox').fill(member.email);
      await page.getByRole('main').getByRole('row').nth(1).getByText(member.email).waitFor();

      await open('/admin/categories');
      await press(console, words.refreshEmbeddings);
      await page.getByText(words.indexWritten).first().waitFor({ timeout: LEARNT_MS });
    });
});
