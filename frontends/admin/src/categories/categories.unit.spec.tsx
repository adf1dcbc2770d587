import { afterEach, describe, expect, it } from '@jest/globals';
import { closeRemote } from '@pusula/frontend-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { UNDO } from '../audit/audit.testing.ts';
import { ENTRY_ID, idOf, LIST, listed, openCategories, refuse, tree, UPDATE } from './categories.testing.ts';

afterEach(closeRemote);

const lines = () => screen.getAllByRole('button', { name: /^İşlemler: / }).map((button) => button.getAttribute('aria-label')?.slice(10));
const menuOf = async (user: Awaited<ReturnType<typeof openCategories>>['user'], name: string) => {
  await user.click(await screen.findByRole('button', { name: `İşlemler: ${name}` }));
  return within(await screen.findByRole('menu'));
};

/** With every part of the tree open. */
async function openWhole(answers: Parameters<typeof openCategories>[0] = {}) {
  const opened = await openCategories(answers);
  await opened.user.click(await screen.findByRole('button', { name: /Hepsini aç|Expand all/ }));
  return opened;
}

describe('the tree', () => {
  it('shows every category with its coaches, inactive ones by name', async () => {
    await openWhole();
    expect(lines()).toEqual(['Kariyer', 'İş değiştirme', 'Emeklilik', 'İlişkiler', 'Evlilik', 'Sağlık']);
    expect(screen.getByText('1.234 koç')).toBeTruthy();
    expect(screen.getAllByText('Yayında değil')).toHaveLength(1);
    expect(screen.getByText('6 kategori, 1 tanesi yayında değil')).toBeTruthy();
    expect(within(screen.getByRole('list', { name: 'Alt kategoriler: Kariyer' })).getAllByRole('listitem')).toHaveLength(2);
  });

  it('says nothing of inactive ones when there are none', async () => {
    await openCategories({ [LIST]: listed(tree().map((node) => ({ ...node, categories: [] }))) });
    expect(await screen.findByText('3 kategori')).toBeTruthy();
  });

  it('closes and opens part by part, or as a whole', async () => {
    const { user } = await openCategories();
    const part = await screen.findByRole('button', { name: 'Alt kategoriler: İlişkiler' });
    expect(lines()).toEqual(['Kariyer', 'İlişkiler', 'Sağlık']);
    await user.click(part);
    expect(part.getAttribute('aria-expanded')).toBe('true');
    expect(lines()).toEqual(['Kariyer', 'İlişkiler', 'Evlilik', 'Sağlık']);
    await user.click(screen.getByRole('button', { name: 'Hepsini aç' }));
    expect(lines()).toHaveLength(6);
    await user.click(screen.getByRole('button', { name: 'Hepsini kapat' }));
    expect(lines()).toHaveLength(3);
  });

  it('is searched with what is above kept and matches marked, as Turks type on any keyboard', async () => {
    const { user, container } = await openCategories();
    await user.type(await screen.findByRole('searchbox', { name: 'Kategorilerde ara' }), 'EVLI');
    expect(lines()).toEqual(['İlişkiler', 'Evlilik']);
    expect([...container.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['Evli']);
    await user.type(screen.getByRole('searchbox'), 'xx');
    expect(screen.getByText('Adında “EVLIxx” geçen bir kategori yok.')).toBeTruthy();
  });

  it('that does not come says why, and comes with another try', async () => {
    let isDown = true;
    const { user } = await openCategories({ [LIST]: () => (isDown ? refuse(503, 'SERVICE_UNAVAILABLE')() : listed(tree())()) });
    expect(await screen.findByText('Bu bölüm şu an yanıt vermiyor. Birkaç dakika sonra yeniden deneyin.')).toBeTruthy();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Tekrar Dene' }));
    expect(await screen.findByRole('button', { name: 'Kariyer' })).toBeTruthy();
  });

  it('without a category asks for the first one', async () => {
    const { user } = await openCategories({ [LIST]: listed([]) });
    expect(await screen.findByRole('heading', { name: 'Henüz kategori yok' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Kategori ekle' }));
    expect(await screen.findByRole('dialog', { name: 'Yeni kategori' })).toBeTruthy();
  });

  it('is told in English, too', async () => {
    localStorage.setItem('pusula.language', 'en');
    await openWhole();
    expect(screen.getByRole('button', { name: 'Changing jobs' })).toBeTruthy();
    expect(screen.getByText('1,234 coaches')).toBeTruthy();
  });
});

describe('activating and deactivating', () => {
  it('holds at once, and is taken back from the notice', async () => {
    const { api, user } = await openCategories({ [UNDO]: () => ({}) });
    await user.click((await menuOf(user, 'Kariyer')).getByRole('menuitem', { name: 'Yayından kaldır' }));
    expect(await screen.findByText('Kategori yayından kaldırıldı: Kariyer')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Geri al' }));
    expect(await screen.findByText('Geri alındı.')).toBeTruthy();
    expect(api.callsTo(UPDATE).map(({ input }) => input.category)).toEqual([{ id: idOf('ka'), status: 'inactive' }]);
    expect(api.callsTo(UNDO).map(({ input }) => input)).toEqual([{ id: ENTRY_ID }]);
    expect(api.callsTo(LIST)).toHaveLength(3);
  });

  it('that cannot be undone any more says so, and shows how it is now', async () => {
    const { api, user } = await openCategories({ [UNDO]: refuse(409, 'CONFLICT') });
    await user.click((await menuOf(user, 'Kariyer')).getByRole('menuitem', { name: 'Yayından kaldır' }));
    await user.click(await screen.findByRole('button', { name: 'Geri al' }));
    expect(await screen.findByRole('alertdialog', { name: 'Değişiklik kaydedilemedi' })).toBeTruthy();
    await waitFor(() => expect(api.callsTo(LIST)).toHaveLength(3));
  });

  it('that fails says so and is tried again', async () => {
    let isDown = true;
    const { api, user } = await openWhole({ [UPDATE]: () => (isDown ? refuse(503, 'SERVICE_UNAVAILABLE')() : {}) });
    await user.click((await menuOf(user, 'Emeklilik')).getByRole('menuitem', { name: 'Yayına al' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Değişiklik kaydedilemedi' }));
    isDown = false;
    await user.click(dialog.getByRole('button', { name: 'Tekrar Dene' }));
    expect(await screen.findByText('Kategori yayına alındı: Emeklilik')).toBeTruthy();
    expect(api.callsTo(UPDATE)).toHaveLength(2);
  });
});

describe('reordering', () => {
  it('by its buttons shows at once, keeps the focus and is saved press by press', async () => {
    const { api, user } = await openCategories();
    await user.click(await screen.findByRole('button', { name: 'Aşağı al: Kariyer' }));
    expect(lines().filter((name) => ['Kariyer', 'İlişkiler'].includes(name ?? ''))).toEqual(['İlişkiler', 'Kariyer']);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Aşağı al: Kariyer');
    await waitFor(() => expect(api.callsTo(UPDATE)).toHaveLength(1));
    expect(api.callsTo(UPDATE)[0]?.input.category).toEqual({ id: idOf('ka'), order: 1 });
    expect(await screen.findByText('Kariyer: 3 içinde 2. sırada')).toBeTruthy();
  });

  it('works with Alt and the arrow keys on the name, and ends at the edges', async () => {
    const { api, user } = await openWhole();
    screen.getByRole('button', { name: 'Sağlık' }).focus();
    await user.keyboard('{Alt>}{ArrowDown}{ArrowUp}{/Alt}');
    await waitFor(() => expect(api.callsTo(UPDATE).map(({ input }) => input.category)).toEqual([{ id: idOf('sa'), order: 1 }]));
    expect(screen.getByRole('button', { name: 'Aşağı al: Emeklilik' }).getAttribute('aria-disabled')).toBe('true');
  });
});

it('a category leads to its public page, unless visitors do not see it', async () => {
  const { user } = await openWhole();
  const link = (await menuOf(user, 'Kariyer')).getByRole('menuitem', { name: 'Sayfasını aç' });
  expect(link.getAttribute('href')).toBe(`/tr/kategori/${idOf('ka')}-id-kariyer`);
  await user.keyboard('{Escape}');
  expect((await menuOf(user, 'Emeklilik')).queryByRole('menuitem', { name: 'Sayfasını aç' })).toBeNull();
});
