import { afterEach, describe, expect, it } from '@jest/globals';
import { closeRemote } from '@pusula/frontend-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { UNDO } from '../audit/audit.testing.ts';
import { CREATE, DELETE, ENTRY_ID, IMPACT, idOf, LIST, listed, openCategories, refuse, tree, UPDATE } from './categories.testing.ts';

afterEach(closeRemote);

type Answers = Parameters<typeof openCategories>[0];
const inputs = (calls: { input: Record<string, unknown> }[]) => calls.map(({ input }) => input.category ?? input);

async function ask(item: string, name: string, role: 'dialog' | 'alertdialog', title: string, answers: Answers = {}) {
  const opened = await openCategories(answers);
  await opened.user.click(await screen.findByRole('button', { name: 'Hepsini aç' }));
  await opened.user.click(await screen.findByRole('button', { name: `İşlemler: ${name}` }));
  await opened.user.click(await screen.findByRole('menuitem', { name: item }));
  return { ...opened, dialog: within(await screen.findByRole(role, { name: title })) };
}

/** The new one is there already, among those below the first. */
const added = () => ({ body: { success: true, category: { id: idOf('de') } } });

describe('adding a category', () => {
  it('below another one tells both names, and where it belongs', async () => {
    const { api, user, dialog } = await ask('Alt kategori ekle', 'Kariyer', 'dialog', 'Yeni kategori', { [CREATE]: added });
    expect((dialog.getByRole('combobox', { name: 'Üst kategori' }) as HTMLInputElement).value).toBe('Kariyer');
    await user.type(dialog.getByRole('textbox', { name: 'Türkçe ad' }), ' Mülakat ');
    await user.type(dialog.getByRole('textbox', { name: 'İngilizce ad' }), 'Interviews');
    await user.click(dialog.getByRole('button', { name: 'Ekle' }));
    expect(await screen.findByText('Kategori eklendi: Mülakat')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(inputs(api.callsTo(CREATE))).toEqual([
      { nameTr: 'Mülakat', nameEn: 'Interviews', descriptionTr: '', descriptionEn: '', status: 'active', parentId: idOf('ka') },
    ]);
    expect(api.callsTo(LIST)).toHaveLength(2);
  });

  it('shows it in the tree at once: what is above opens, the search ends, the keyboard is there; its notice shows it again', async () => {
    const { user } = await openCategories({ [CREATE]: added });
    await user.type(await screen.findByRole('searchbox'), 'sag');
    await user.click(screen.getByRole('button', { name: 'Kategori ekle' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Yeni kategori' }));
    await user.type(dialog.getByRole('textbox', { name: 'Türkçe ad' }), 'İş değiştirme');
    await user.type(dialog.getByRole('textbox', { name: 'İngilizce ad' }), 'Changing jobs');
    await user.click(dialog.getByRole('button', { name: 'Ekle' }));
    const isShown = () => waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'İş değiştirme' })));
    await isShown();
    expect((screen.getByRole('searchbox') as HTMLInputElement).value).toBe('');
    await user.click(screen.getByRole('button', { name: 'Hepsini kapat' }));
    expect(screen.queryByRole('button', { name: 'İş değiştirme' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Göster' }));
    await isShown();
  });

  it('asks for two letters in each name and for a place that is there', async () => {
    const { api, user } = await openCategories();
    await user.click(await screen.findByRole('button', { name: 'Kategori ekle' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Yeni kategori' }));
    const place = dialog.getByRole('combobox', { name: 'Üst kategori' });
    await user.clear(place);
    await user.type(place, 'yok böyle bir yer');
    await user.type(dialog.getByRole('textbox', { name: 'Türkçe ad' }), 'K');
    await user.click(dialog.getByRole('button', { name: 'Ekle' }));
    expect(await dialog.findAllByText('En az 2 karakter yazın.')).toHaveLength(2);
    expect(dialog.getByText('Listeden bir kategori seçin.')).toBeTruthy();
    expect(api.callsTo(CREATE)).toEqual([]);
  });

  it('that is refused keeps what was typed', async () => {
    const { user, dialog } = await ask('Alt kategori ekle', 'Kariyer', 'dialog', 'Yeni kategori', {
      [CREATE]: refuse(503, 'SERVICE_UNAVAILABLE'),
    });
    const name = dialog.getByRole('textbox', { name: 'Türkçe ad' });
    await user.type(name, 'Mülakat');
    await user.type(dialog.getByRole('textbox', { name: 'İngilizce ad' }), 'Interviews');
    await user.click(dialog.getByRole('button', { name: 'Ekle' }));
    expect(await dialog.findByText('Bu bölüm şu an yanıt vermiyor. Birkaç dakika sonra yeniden deneyin.')).toBeTruthy();
    expect((name as HTMLInputElement).value).toBe('Mülakat');
  });
});

describe('editing a category', () => {
  it('sends what differs, and the version that was edited', async () => {
    const { api, user, dialog } = await ask('Düzenle', 'Kariyer', 'dialog', 'Kategoriyi düzenle');
    await user.type(dialog.getByRole('textbox', { name: 'Türkçe açıklama' }), 'İş hayatı');
    await user.click(dialog.getByRole('checkbox', { name: /^Yayında/ }));
    await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByText('Kategori kaydedildi: Kariyer')).toBeTruthy();
    expect(inputs(api.callsTo(UPDATE))).toEqual([{ id: idOf('ka'), version: 3, descriptionTr: 'İş hayatı', status: 'inactive' }]);
  });

  it('without a change saves nothing', async () => {
    const { api, user, dialog } = await ask('Düzenle', 'Kariyer', 'dialog', 'Kategoriyi düzenle');
    await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.callsTo(UPDATE)).toEqual([]);
  });

  it('that somebody else edited meanwhile keeps what was typed, takes over the rest and says what it would replace', async () => {
    let newest = tree();
    const { api, user, dialog } = await ask('Düzenle', 'Kariyer', 'dialog', 'Kategoriyi düzenle', {
      [LIST]: () => listed(newest)(),
      [UPDATE]: ({ input }) => ((input.category as { version: number }).version === 3 ? refuse(409, 'CONFLICT')() : {}),
    });
    const field = (name: string) => dialog.getByRole('textbox', { name }) as HTMLInputElement;
    await user.clear(field('Türkçe ad'));
    await user.type(field('Türkçe ad'), 'Kariyer ve iş');
    newest = tree({ version: 4, descriptionTr: 'Onların açıklaması' }).map((one) =>
      one.id === idOf('ka') ? { ...one, nameTr: 'Kariyer yolu' } : one,
    );
    await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
    expect(await dialog.findByText(/başka biri değiştirmiş/)).toBeTruthy();
    expect(await dialog.findByText('Başkasının kaydettiği: Kariyer yolu')).toBeTruthy();
    expect([field('Türkçe ad').value, field('Türkçe açıklama').value]).toEqual(['Kariyer ve iş', 'Onların açıklaması']);
    await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(inputs(api.callsTo(UPDATE))[1]).toEqual({ id: idOf('ka'), version: 4, nameTr: 'Kariyer ve iş' });
  });
});

describe('moving a category', () => {
  it('offers every place but its own and those below it, and is taken back from the notice', async () => {
    const { api, user, dialog } = await ask('Taşı', 'İş değiştirme', 'dialog', 'Kategoriyi taşı', { [UNDO]: () => ({}) });
    const place = dialog.getByRole('combobox', { name: 'Yeni üst kategori' });
    await user.click(place);
    expect(dialog.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'En üst düzey',
      'Kariyer › Emeklilik',
      'İlişkiler',
      'İlişkiler › Evlilik',
      'Sağlık',
    ]);
    await user.type(place, 'saglik');
    await user.keyboard('{ArrowDown}{Enter}');
    await user.click(dialog.getByRole('button', { name: 'Taşı' }));
    expect(await screen.findByText('Kategori taşındı: İş değiştirme')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Geri al' }));
    expect(await screen.findByText('Geri alındı.')).toBeTruthy();
    expect(inputs(api.callsTo(UPDATE))).toEqual([{ id: idOf('de'), version: 1, parentId: idOf('sa') }]);
    expect(inputs(api.callsTo(UNDO))).toEqual([{ id: ENTRY_ID }]);
  });

  it('to nowhere is asked about at the field', async () => {
    const { api, user, dialog } = await ask('Taşı', 'Kariyer', 'dialog', 'Kategoriyi taşı');
    await user.click(dialog.getByRole('combobox', { name: 'Yeni üst kategori' }));
    expect(dialog.queryByRole('option', { name: /İş değiştirme|En üst düzey/ })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Taşı' }));
    expect(await dialog.findByText('Listeden bir kategori seçin.')).toBeTruthy();
    expect(api.callsTo(UPDATE)).toEqual([]);
  });
});

describe('deleting a category', () => {
  const found =
    (coaches: number, names: string[], coachesBelow = 0) =>
    () => ({
      body: {
        success: true,
        coaches,
        coachesBelow,
        subcategories: names.map((nameTr) => ({ id: idOf('de'), nameTr, nameEn: nameTr })),
        addresses: ['/tr/kategori/x-id-kariyer', '/en/category/x-id-career'],
      },
    });

  it('that is not empty says what it touches, and needs a target', async () => {
    const { api, user, dialog } = await ask('Sil', 'Kariyer', 'alertdialog', 'Kategori silinsin mi?', {
      [IMPACT]: found(7, ['İş değiştirme'], 72),
      [DELETE]: () => ({ body: { success: true, undoableEntryId: null } }),
    });
    expect(await dialog.findByText('7 koçun profilinde bu kategorinin yerini hedef kategori alır.')).toBeTruthy();
    expect(dialog.getByText('72 koç etkilenmez: seçtikleri alt kategorilerde kalırlar.')).toBeTruthy();
    expect(dialog.getByText('“Kariyer” kategorisi kaldırılır.')).toBeTruthy();
    for (const text of ['İş değiştirme', '/tr/kategori/x-id-kariyer', 'Hedefli bir silme geri alınamaz.'])
      expect(dialog.getByText(text)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Sil' }));
    expect(await dialog.findByText('Listeden bir kategori seçin.')).toBeTruthy();
    expect(api.callsTo(DELETE)).toEqual([]);
    await user.type(dialog.getByRole('combobox', { name: 'Hedef kategori' }), 'Sağlık');
    await user.click(dialog.getByRole('button', { name: 'Sil' }));
    expect(await screen.findByText('Kategori silindi: Kariyer')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Geri al' })).toBeNull();
    expect(inputs(api.callsTo(DELETE))).toEqual([{ id: idOf('ka'), targetId: idOf('sa') }]);
    expect(inputs(api.callsTo(IMPACT))).toEqual([{ id: idOf('ka') }]);
  });

  it('that is empty needs none, and says that it can be undone', async () => {
    const { api, user, dialog } = await ask('Sil', 'Sağlık', 'alertdialog', 'Kategori silinsin mi?', {
      [IMPACT]: found(0, []),
      [DELETE]: () => ({ body: { success: true, undoableEntryId: ENTRY_ID } }),
      [UNDO]: () => ({}),
    });
    expect(await dialog.findByText('Hedefsiz bir silmeyi 24 saat içinde denetim günlüğünden geri alabilirsiniz.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Sil' }));
    await screen.findByText('Kategori silindi: Sağlık');
    expect(inputs(api.callsTo(DELETE))).toEqual([{ id: idOf('sa') }]);
    await user.click(screen.getByRole('button', { name: 'Geri al' }));
    expect(await screen.findByText('Geri alındı.')).toBeTruthy();
    expect(inputs(api.callsTo(UNDO))).toEqual([{ id: ENTRY_ID }]);
  });

  it('whose effects are not known is not offered, until they are', async () => {
    let isDown = true;
    const { user, dialog } = await ask('Sil', 'Sağlık', 'alertdialog', 'Kategori silinsin mi?', {
      [IMPACT]: () => (isDown ? refuse(503, 'SERVICE_UNAVAILABLE')() : found(0, [])()),
    });
    expect(await dialog.findByText('Bu bölüm şu an yanıt vermiyor. Birkaç dakika sonra yeniden deneyin.')).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Sil' })).toBeNull();
    isDown = false;
    await user.click(dialog.getByRole('button', { name: 'Tekrar Dene' }));
    expect(await dialog.findByRole('button', { name: 'Sil' })).toBeTruthy();
  });
});

it('a form that is left hands the focus back to the menu that it was opened from', async () => {
  const { user } = await ask('Taşı', 'Kariyer', 'dialog', 'Kategoriyi taşı');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('İşlemler: Kariyer'));
});

it('what was typed about a category is not lost by Escape', async () => {
  const { user, dialog } = await ask('Düzenle', 'Kariyer', 'dialog', 'Kategoriyi düzenle');
  await user.type(dialog.getByRole('textbox', { name: 'Türkçe açıklama' }), 'İş hayatı');
  await user.keyboard('{Escape}');
  const question = within(await screen.findByRole('alertdialog', { name: 'Kaydetmeden kapatılsın mı?' }));
  await user.click(question.getByRole('button', { name: 'Düzenlemeye dön' }));
  expect((dialog.getByRole('textbox', { name: 'Türkçe açıklama' }) as HTMLTextAreaElement).value).toContain('İş hayatı');
});

it('the dialog of a new category may be left with nothing done', async () => {
  const { api, user } = await openCategories();
  await user.click(await screen.findByRole('button', { name: 'Kategori ekle' }));
  expect((screen.getByRole('combobox', { name: 'Üst kategori' }) as HTMLInputElement).value).toBe('En üst düzey');
  await user.click(screen.getByRole('button', { name: 'Vazgeç' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.callsTo(CREATE)).toEqual([]);
});
