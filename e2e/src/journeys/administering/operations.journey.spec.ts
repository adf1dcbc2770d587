import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { deadLetters } from '@pusula/contracts';
import { eventually } from '@pusula/service-kit/testing';
import { DESKTOP, type Stage, visit } from '../stage.ts';
import { adminApi, answer, enterConsole, press, told } from './console.ts';

const LANGUAGES = ['tr', 'en'] as const;
const POISON = 'profile.person-renamed.v1';

/** What an admin sees of the running product, and does about it. */
export function operating(stage: Stage): void {
  /** An event as no service of ours writes it: its hearer gives it up at once. */
  const poison = (subject: string) =>
    stage
      .product()
      .query('profile', `insert into outbox (id, name, subject, lane, data, occurred_at) values ($1, $2, $3, 0, '{}', now())`, [
        randomUUID(),
        POISON,
        subject,
      ]);
  const parked = async () => {
    const { api, token } = await adminApi(stage);
    return (await api(deadLetters, {}, token)).letters.map(({ subject }) => subject);
  };

  it.each(LANGUAGES)('looks into an event that was given up, has it handled again, and removes it (%s)', (language) =>
    visit(stage, { ...DESKTOP, language }, async (visitor) => {
      const { page } = visitor;
      const subject = `e2e-${language}`;
      await poison(subject);
      await eventually(async () => expect(await parked()).toContain(subject), 15_000);
      const console = await enterConsole(language, visitor, '/admin/operations?part=parked');
      const { words } = console;
      const row = page.getByRole('main').getByRole('row').filter({ hasText: subject });
      const button = (name: string) => row.getByRole('button', { name: `${name}: ${POISON}` });

      await button(words.inspect).click();
      await page.getByRole('dialog').getByText(`"subject": "${subject}"`).waitFor();
      await page.keyboard.press('Escape');
      await button(words.replay).click();
      await page.getByText(words.replayed).first().waitFor();
      await eventually(async () => expect(await parked()).toContain(subject), 15_000);
      await press(console, words.refresh);
      await button(words.discard).click();
      await answer(console, words.discard);
      await told(console, words.discarded);
      await row.waitFor({ state: 'detached' });
      expect(await parked()).not.toContain(subject);
    }),
  );

  it.each(LANGUAGES)('sees every service ready, makes the index and the embeddings again, and what was mailed (%s)', (language) =>
    visit(stage, { ...DESKTOP, language }, async (visitor) => {
      const { page } = visitor;
      const console = await enterConsole(language, visitor, '/admin/operations');
      const { words } = console;
      await page.getByText(words.allReady).first().waitFor();
      expect(await page.getByRole('main').getByRole('rowheader').count()).toBe(7);

      await page.getByRole('tab', { name: words.index }).click();
      await page.getByText(words.indexIsWhole).first().waitFor();
      await press(console, words.rebuild);
      await answer(console, words.rebuild);
      await page.getByText(words.indexWritten).first().waitFor();
      await page.getByText(words.indexIsWhole).first().waitFor();

      await page.getByRole('tab', { name: words.letters }).click();
      await page.getByRole('main').getByRole('row').nth(1).waitFor();

      await visitor.open('/admin/categories');
      await press(console, words.refreshEmbeddings);
      await page.getByText(words.indexWritten).first().waitFor();
    }),
  );
}
