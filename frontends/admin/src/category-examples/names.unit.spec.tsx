import { afterEach, describe, expect, it } from '@jest/globals';
import { LIMITS } from '@pusula/contracts';
import { session } from '@pusula/frontend-kit/session';
import { closeRemote } from '@pusula/frontend-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { UNDO } from '../audit/audit.testing.ts';
import { ENTRY_ID, refuse } from '../categories/categories.testing.ts';
import { addingNames, chips, lines, names, type Opened, OWN, openExamples, SAID, said, WRITE } from './category-examples.testing.ts';

afterEach(closeRemote);

const opened = async (...from: Parameters<typeof openExamples>) => {
  const console = await openExamples(...from);
  await screen.findByRole('list', { name: 'Diğer adları' });
  return console;
};
const save = (user: Opened['user']) => user.click(screen.getByRole('button', { name: 'Kaydet' }));
const examplesSent = ({ api }: Opened) => api.callsTo(WRITE).map(({ input }) => input.examples);
/** Pasted: what is typed draws each letter. */
const paste = async (user: Opened['user'], text: string) => {
  await user.click(addingNames());
  await user.paste(text);
  await user.keyboard('{Enter}');
};

describe('what else a category is called', () => {
  it('is shown in both languages, above the sentences', async () => {
    const { user } = await opened();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Diğer adları',
      'Örnek cümleler',
      'Deneyin',
    ]);
    expect(chips()).toEqual(['Çıkar: iş değişikliği', 'Çıkar: istifa']);
    await user.click(screen.getByRole('tab', { name: 'İngilizce (1)' }));
    expect(chips()).toEqual(['Çıkar: new job']);
  });

  it('is added several at once, removed, counted with the sentences, and saved with them', async () => {
    const console = await opened();
    const { user } = console;
    await paste(user, 'kariyer değişimi, İSTİFA\nyeni meslek');
    expect(chips()).toEqual(['Çıkar: kariyer değişimi (yeni)', 'Çıkar: yeni meslek (yeni)', 'Çıkar: iş değişikliği', 'Çıkar: istifa']);
    await user.click(names().getByRole('button', { name: 'Çıkar: istifa' }));
    await user.type(screen.getByRole('textbox', { name: 'Yeni cümleler' }), 'bıktım artık{Enter}');
    expect(screen.getByText('Kaydedilmedi: 1 yeni cümle, 2 yeni ad ve 1 çıkarılan ad')).toBeTruthy();
    await save(user);
    expect(await screen.findByText('Değişiklikler kaydedildi: İş değiştirme')).toBeTruthy();
    expect(examplesSent(console)).toEqual([
      { ...SAID, tr: ['bıktım artık', ...SAID.tr], alsoCalledTr: ['kariyer değişimi', 'yeni meslek', 'iş değişikliği'] },
    ]);
    expect(chips()).toEqual(['Çıkar: kariyer değişimi', 'Çıkar: yeni meslek', 'Çıkar: iş değişikliği']);
    expect(screen.queryByRole('button', { name: 'Kaydet' })).toBeNull();
  });

  it('is edited by the keyboard alone, which goes on beside what was taken away', async () => {
    const { user } = await opened();
    await paste(user, 'bir, iki');
    names().getByRole('button', { name: 'Çıkar: bir (yeni)' }).focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Çıkar: iki (yeni)');
    names().getByRole('button', { name: 'Çıkar: istifa' }).focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Geri koy: istifa (çıkarılacak)');
    await user.keyboard('{Enter}');
    expect(chips()).toEqual(['Çıkar: iki (yeni)', 'Çıkar: iş değişikliği', 'Çıkar: istifa']);
    await user.click(screen.getByRole('button', { name: 'Değişiklikleri bırak' }));
    expect(chips()).toEqual(['Çıkar: iş değişikliği', 'Çıkar: istifa']);
  });

  it('leaves the keyboard at the field where the last name was taken away', async () => {
    const { user } = await openExamples({}, said({ tr: ['bir'] }));
    await screen.findByRole('tab', { name: 'Türkçe (1)' });
    await paste(user, 'tek');
    await user.click(names().getByRole('button', { name: 'Çıkar: tek (yeni)' }));
    expect(document.activeElement).toBe(addingNames());
    expect(screen.queryByRole('list', { name: 'Diğer adları' })).toBeNull();
  });

  it('says at the field what is too long, there already, or too much', async () => {
    const full = Array.from({ length: LIMITS.categoryMaximumNames - 1 }, (_, at) => `ad ${at}`);
    const { user } = await opened({}, said({ alsoCalledTr: full }));
    await paste(user, 'AD 7');
    expect(await screen.findByText('Bu ad zaten listede.')).toBeTruthy();
    await paste(user, ' ,');
    expect(await screen.findByText('Bir ad yazın.')).toBeTruthy();
    await user.clear(addingNames());
    const long = 'ü'.repeat(LIMITS.nameLength + 1);
    await paste(user, `${long}, sığan`);
    expect(await screen.findByText('1 ad 80 karakterden uzun. Kısaltıp yeniden ekleyin.')).toBeTruthy();
    expect((addingNames() as HTMLTextAreaElement).value).toBe(long);
    expect(chips()).toHaveLength(LIMITS.categoryMaximumNames);
    await user.clear(addingNames());
    await paste(user, 'bir fazla');
    expect(await screen.findByText(/^Bir dilde en çok 40 ad olabilir/)).toBeTruthy();
  });

  it('keeps what is typed behind the other language, and is not left by accident', async () => {
    const { user } = await opened();
    await user.type(addingNames(), 'yarım');
    await user.click(screen.getByRole('tab', { name: 'İngilizce (1)' }));
    await user.click(screen.getByRole('tab', { name: 'Türkçe (2)' }));
    expect((addingNames() as HTMLTextAreaElement).value).toBe('yarım');
    await user.click(within(screen.getByRole('navigation', { name: 'Bulunduğunuz yer' })).getByRole('link', { name: 'Kategoriler' }));
    expect(await screen.findByRole('alertdialog')).toBeTruthy();
  });

  it('is there again after the session ended, over what is saved by then', async () => {
    const { user, product, write } = await opened();
    const admin = product.store.getState().session.user;
    await paste(user, 'benim');
    await user.click(names().getByRole('button', { name: 'Çıkar: istifa' }));
    await user.type(addingNames(), 'yarım');
    act(() => {
      product.navigation.navigate('/signin');
      product.store.dispatch(session.ended('refused'));
    });
    await screen.findByRole('heading', { name: 'elsewhere' });
    write(4, { ...SAID, alsoCalledTr: [...SAID.alsoCalledTr, 'onların'] });
    act(() => {
      if (admin) product.store.dispatch(session.signedIn({ user: admin, authenticationType: 'Basic' }));
      product.navigation.navigate(`/admin/category-examples/${OWN}`);
    });
    expect(await screen.findByText(/^Oturumunuz, bu değişiklikler kaydedilmeden sona ermişti/)).toBeTruthy();
    await waitFor(() =>
      expect(chips()).toEqual(['Çıkar: benim (yeni)', 'Çıkar: iş değişikliği', 'Geri koy: istifa (çıkarılacak)', 'Çıkar: onların']),
    );
    expect((addingNames() as HTMLTextAreaElement).value).toBe('yarım');
  });

  it('that somebody else edited meanwhile keeps what was written, and takes over the rest', async () => {
    let isNewer = true;
    const console = await opened({
      [WRITE]: ({ input }) => {
        if (!isNewer) return { body: { success: true, version: 5, examples: input.examples, undoableEntryId: ENTRY_ID } };
        console.write(4, { ...SAID, alsoCalledTr: ['onların', 'BENİM'] });
        isNewer = false;
        return refuse(409, 'CONFLICT')();
      },
    });
    const { user } = console;
    await paste(user, 'benim');
    await save(user);
    expect(await screen.findByText(/siz bakarken başka biri değiştirmiş/)).toBeTruthy();
    await waitFor(() => expect(chips()).toEqual(['Çıkar: benim (yeni)', 'Çıkar: onların', 'Çıkar: BENİM (iki kez)']));
    await save(user);
    await waitFor(() => expect(examplesSent(console)[1]).toMatchObject({ alsoCalledTr: ['benim', 'onların'] }));
  });

  it('can be taken back from the notice', async () => {
    const console = await opened({
      [UNDO]: () => {
        console.write(5, SAID);
        return {};
      },
    });
    const { user } = console;
    await paste(user, 'bir daha');
    await save(user);
    await user.click(await screen.findByRole('button', { name: 'Geri al' }));
    expect(await screen.findByText('Geri alındı.')).toBeTruthy();
    await waitFor(() => expect(chips()).toEqual(['Çıkar: iş değişikliği', 'Çıkar: istifa']));
    expect(lines()).toEqual(SAID.tr);
  });
});
