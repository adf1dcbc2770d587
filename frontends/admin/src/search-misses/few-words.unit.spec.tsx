import { afterEach, describe, expect, it } from '@jest/globals';
import { LIMITS } from '@pusula/contracts';
import { closeRemote } from '@pusula/frontend-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { examples, MISSED, OTHER, OWN, openMisses, part, READ, WRITE, words } from './search-misses.testing.ts';

afterEach(closeRemote);

describe('three words or fewer', () => {
  const short = { ...MISSED, words: [words('huzurlu yuva', 6, { categoryId: OWN })] };
  const presses = async () => (await part('Evlilik')).getAllByRole('button').map(({ textContent }) => textContent);

  it('become another name of the category with the first press, in the language of their page', async () => {
    const { api, user } = await openMisses({}, short);
    expect(await presses()).toEqual(['Diğer ad olarak ekle', 'Cümle olarak ekle', 'Başka kategori…']);
    await user.click((await part('Evlilik')).getByRole('button', { name: 'Diğer ad olarak ekle: “huzurlu yuva”, Evlilik' }));
    expect(await screen.findByText('Diğer adlara eklendi: Evlilik')).toBeTruthy();
    expect(api.callsTo(WRITE).map(({ input }) => input)).toEqual([
      { id: OWN, version: 4, examples: examples({ alsoCalledTr: ['yuva', 'huzurlu yuva'] }) },
    ]);
    expect((await part('Evlilik')).getByText('Eklendi: Evlilik')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Geri al' }));
    await waitFor(async () => expect(await presses()).toHaveLength(3));
  });

  it('become an example sentence with the second', async () => {
    const { api, user } = await openMisses({}, short);
    await user.click((await part('Evlilik')).getByRole('button', { name: 'Cümle olarak ekle: “huzurlu yuva”, Evlilik' }));
    expect(await screen.findByText('Örnek cümlelere eklendi: Evlilik')).toBeTruthy();
    expect(api.callsTo(WRITE)[0]?.input).toMatchObject({ examples: examples({ tr: ['bir', 'huzurlu yuva'] }) });
  });

  it('without a topic become a name of the category that is chosen, unless told otherwise; more words are asked nothing', async () => {
    const long = words('arı kovanıma kim bakar', 5);
    const { api, user } = await openMisses({}, { ...MISSED, words: [words('arıcılık', 14), long] });
    const rest = await part('Konusu anlaşılamayanlar');
    await user.click(rest.getByRole('button', { name: `Kategori seç: ${long.words}` }));
    const dialog = () => within(screen.getByRole('dialog', { name: 'Hangi kategoriye eklensin?' }));
    expect(dialog().queryByRole('combobox', { name: 'Nasıl eklensin?' })).toBeNull();
    await user.click(dialog().getByRole('button', { name: 'Vazgeç' }));
    await user.click(rest.getByRole('button', { name: 'Kategori seç: arıcılık' }));
    await user.type(dialog().getByRole('combobox', { name: 'Kategori' }), 'saglik');
    await user.keyboard('{ArrowDown}{Enter}');
    await user.click(dialog().getByRole('button', { name: 'Ekle' }));
    expect(await screen.findByText('Diğer adlara eklendi: Sağlık')).toBeTruthy();
    expect(api.callsTo(WRITE)[0]?.input).toMatchObject({ id: OTHER, examples: examples({ alsoCalledTr: ['yuva', 'arıcılık'] }) });
  });

  it('are not sent to a category that has as many names as there may be, and it says so', async () => {
    const full = Array.from({ length: LIMITS.categoryMaximumNames }, (_, at) => `ad ${at}`);
    const { api, user } = await openMisses(
      { [READ]: () => ({ body: { success: true, version: 4, examples: examples({ alsoCalledTr: full }) } }) },
      short,
    );
    await user.click((await part('Evlilik')).getByRole('button', { name: /^Diğer ad olarak ekle/ }));
    expect(await screen.findByText('Bir dilde en çok 40 ad olabilir. Önce birkaçını çıkarın.')).toBeTruthy();
    expect(api.callsTo(WRITE)).toEqual([]);
  });
});
