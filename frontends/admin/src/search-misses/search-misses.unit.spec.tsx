import { afterEach, describe, expect, it } from '@jest/globals';
import { closeRemote } from '@pusula/frontend-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { UNDO } from '../audit/audit.testing.ts';
import { ENTRY_ID, refuse } from '../categories/categories.testing.ts';
import { examples, MISSED, MISSES, OTHER, OWN, openMisses, part, READ, WRITE, words } from './search-misses.testing.ts';

afterEach(closeRemote);

const give = /^Bu kategoriye ekle: “evde hiç huzur kalmadı”/;

describe('searches without a good answer', () => {
  it('stand by topic and city beside the coaches there are, those without a topic last', async () => {
    const { api } = await openMisses();
    await part('Evlilik');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Evlilik',
      'Sağlık',
      'Konusu anlaşılamayanlar',
    ]);
    const own = await part('Evlilik');
    expect(own.getByText('17 arama · 3 koç')).toBeTruthy();
    expect(
      within(own.getByRole('list', { name: 'Şehirler' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['İzmir9 arama1 koç', 'Van5 aramakoç yok']);
    expect(own.getByRole('link', { name: 'evde hiç huzur kalmadı' }).getAttribute('href')).toBe(
      '/search-results?q=evde+hi%C3%A7+huzur+kalmad%C4%B1',
    );
    expect((await part('Sağlık')).getByText(/^Hiçbir söz yeterince sık aranmadığı için/)).toBeTruthy();
    expect(
      screen.getByText('Son 30 günde 42 arama iyi yanıt bulamadı, 12 tanesi sonuçsuz kaldı. En çok: “arıcılık”, 14 kez.'),
    ).toBeTruthy();
    expect(api.callsTo(MISSES).map(({ input }) => input)).toEqual([{ days: '30' }]);
  });

  it('say how many are too rare to be shown, and how words compare with those searched for most', async () => {
    await openMisses({}, { ...MISSED, searches: 50, words: [words('arıcılık', 20), words('beekeeping', 5, { language: 'en' })] });
    const rest = await part('Konusu anlaşılamayanlar');
    expect(screen.getByText('4 arama, ayrıca gösterilmeyecek kadar seyrek geçen konulardaydı.')).toBeTruthy();
    expect(rest.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'arıcılık TR20 aramaKategori seç…',
      'beekeeping EN5 aramaKategori seç…',
    ]);
    expect(rest.getAllByRole('listitem').map((row) => row.querySelector('i')?.style.width)).toEqual(['100%', '25%']);
  });

  it('of another period are asked for by the address', async () => {
    const { api, user } = await openMisses();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Dönem' }), '7');
    await waitFor(() => expect(api.callsTo(MISSES).at(-1)?.input).toEqual({ days: '7' }));
    expect(location.search).toBe('?days=7');
  });

  it('say so when there are none, and why they are not there when they are not', async () => {
    await openMisses({}, { ...MISSED, searches: 0, topics: [], words: [] });
    expect(await screen.findByText('Bu dönemde yanıtsız arama yok')).toBeTruthy();
    await closeRemote();
    let isDown = true;
    const { user } = await openMisses({
      [MISSES]: () => (isDown ? refuse(503, 'SERVICE_UNAVAILABLE')() : { body: { success: true, searchMisses: MISSED } }),
    });
    const retry = await screen.findByRole('button', { name: 'Tekrar Dene' });
    isDown = false;
    await user.click(retry);
    expect(await part('Evlilik')).toBeTruthy();
  });
});

describe('words', () => {
  it('become an example of the category with one press, and none again from the notice', async () => {
    const { api, user } = await openMisses();
    const own = await part('Evlilik');
    await user.click(own.getByRole('button', { name: give }));
    expect(await screen.findByText('Örnek cümlelere eklendi: Evlilik')).toBeTruthy();
    expect(api.callsTo(WRITE).map(({ input }) => input)).toEqual([
      { id: OWN, version: 4, examples: examples({ tr: ['bir', 'evde hiç huzur kalmadı'] }) },
    ]);
    expect(own.getAllByText('Eklendi: Evlilik')).toHaveLength(2);
    expect(own.queryByRole('button', { name: give })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Geri al' }));
    expect(await own.findByRole('button', { name: give })).toBeTruthy();
    expect(api.callsTo(UNDO).map(({ input }) => input)).toEqual([{ id: ENTRY_ID }]);
  });

  it('without a topic are given to the category that is chosen, in the language of their page', async () => {
    const { api, user } = await openMisses({}, { ...MISSED, words: [words('beekeeping', 3, { language: 'en' })] });
    await user.click((await part('Konusu anlaşılamayanlar')).getByRole('button', { name: 'Kategori seç: beekeeping' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hangi kategoriye eklensin?' }));
    await user.click(dialog.getByRole('button', { name: 'Ekle' }));
    expect(await dialog.findByText('Listeden bir kategori seçin.')).toBeTruthy();
    await user.type(dialog.getByRole('combobox', { name: 'Kategori' }), 'saglik');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(dialog.getByRole('combobox', { name: 'Nasıl eklensin?' })).toHaveProperty('value', 'name');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Nasıl eklensin?' }), 'sentence');
    await user.click(dialog.getByRole('button', { name: 'Ekle' }));
    await waitFor(() =>
      expect(api.callsTo(WRITE)[0]?.input).toMatchObject({ id: OTHER, examples: examples({ en: ['one', 'beekeeping'] }) }),
    );
    expect((await part('Sağlık')).getByText('Eklendi: Sağlık')).toBeTruthy();
  });

  it('are added to what somebody else wrote at the same moment', async () => {
    let version = 4;
    const { api, user } = await openMisses({
      [READ]: () => ({ body: { success: true, version, examples: examples({ tr: [`sürüm ${version}`] }) } }),
      [WRITE]: ({ input }) => {
        if (input.version !== 5) {
          version = 5;
          return refuse(409, 'CONFLICT')();
        }
        return { body: { success: true, version: 6, examples: input.examples, undoableEntryId: ENTRY_ID } };
      },
    });
    await user.click((await part('Evlilik')).getByRole('button', { name: give }));
    expect(await screen.findByText('Örnek cümlelere eklendi: Evlilik')).toBeTruthy();
    expect(api.callsTo(WRITE).at(-1)?.input).toMatchObject({ version: 5, examples: { tr: ['sürüm 5', 'evde hiç huzur kalmadı'] } });
  });

  it('that could not be given say why, and are given at the next try', async () => {
    let isDown = true;
    const { api, user } = await openMisses({
      [READ]: () => (isDown ? refuse(503, 'SERVICE_UNAVAILABLE')() : { body: { success: true, version: 0, examples: examples() } }),
    });
    await user.click((await part('Evlilik')).getByRole('button', { name: give }));
    const failure = within(await screen.findByRole('alertdialog', { name: 'Değişiklik yapılamadı' }));
    isDown = false;
    await user.click(failure.getByRole('button', { name: 'Tekrar Dene' }));
    expect(await screen.findByText('Örnek cümlelere eklendi: Evlilik')).toBeTruthy();
    expect(api.callsTo(WRITE)).toHaveLength(1);
  });
});
