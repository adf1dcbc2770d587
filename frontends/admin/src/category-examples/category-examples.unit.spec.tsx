import { afterEach, describe, expect, it } from '@jest/globals';
import { LIMITS } from '@pusula/contracts';
import { session } from '@pusula/frontend-kit/session';
import { closeRemote } from '@pusula/frontend-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { UNDO } from '../audit/audit.testing.ts';
import { ENTRY_ID, idOf, LIST, listed, refuse, tree } from '../categories/categories.testing.ts';
import { openConsole } from '../testing/open-console.ts';
import { adding, exampleList, lines, type Opened, OWN, openExamples, READ, SAID, said, WRITE } from './category-examples.testing.ts';

afterEach(closeRemote);

describe('what people say when they need a category', () => {
  it('what was written when the session ended is there again, over what is saved by then', async () => {
    const { user, product, write } = await openExamples();
    const admin = product.store.getState().session.user;
    await screen.findByRole('tab', { name: 'Türkçe (2)' });
    await user.click(screen.getByRole('button', { name: 'Çıkar: istifa etsem mi' }));
    await user.type(adding(), 'patronum beni{Enter}');
    await user.type(adding(), 'yarım kalan');
    act(() => {
      product.navigation.navigate('/signin');
      product.store.dispatch(session.ended('refused'));
    });
    await screen.findByRole('heading', { name: 'elsewhere' });
    write(4, { ...SAID, tr: [...SAID.tr, 'başkası yazdı'] });
    act(() => {
      if (admin) product.store.dispatch(session.signedIn({ user: admin, authenticationType: 'Basic' }));
      product.navigation.navigate(`/admin/category-examples/${OWN}`);
    });
    expect(await screen.findByText(/^Oturumunuz, bu değişiklikler kaydedilmeden sona ermişti/)).toBeTruthy();
    await waitFor(() => expect(lines()).toEqual(expect.arrayContaining(['patronum beni', 'işimden soğudum', 'başkası yazdı'])));
    expect(screen.getByText(/1 yeni cümle/)).toBeTruthy();
    expect((adding() as HTMLTextAreaElement).value).toBe('yarım kalan');
  });

  it('is shown in both languages, with how many there are', async () => {
    const { user } = await openExamples();
    expect(await screen.findByRole('tab', { name: 'Türkçe (2)' })).toBeTruthy();
    expect(lines()).toEqual(SAID.tr);
    await user.click(screen.getByRole('tab', { name: 'İngilizce (1)' }));
    expect(lines()).toEqual(SAID.en);
    expect(screen.queryByText(/^Henüz cümle yok/)).toBeNull();
  });

  it('is added a line each, edited and removed where it stands, and saved as a whole with the version that was read', async () => {
    const { api, user } = await openExamples();
    await screen.findByRole('tab', { name: 'Türkçe (2)' });
    await user.click(adding());
    await user.paste('pazartesi sendromu\nİŞİMDEN SOĞUDUM!\n\nmaaş günü sayıyorum');
    await user.keyboard('{Enter}');
    expect(lines()).toEqual(['pazartesi sendromu', 'maaş günü sayıyorum', ...SAID.tr]);
    await user.type(exampleList().getByRole('textbox', { name: 'Cümle: istifa etsem mi' }), ' acaba');
    await user.click(exampleList().getByRole('button', { name: 'Çıkar: işimden soğudum' }));
    expect(screen.getByText('Kaydedilmedi: 2 yeni cümle, 1 değişiklik ve 1 çıkarılan cümle')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByText('Değişiklikler kaydedildi: İş değiştirme')).toBeTruthy();
    expect(api.callsTo(WRITE).map(({ input }) => input)).toEqual([
      { id: OWN, version: 3, examples: { ...SAID, tr: ['pazartesi sendromu', 'maaş günü sayıyorum', 'istifa etsem mi acaba'] } },
    ]);
    expect(screen.queryByRole('button', { name: 'Kaydet' })).toBeNull();
    expect(lines()).toEqual(['pazartesi sendromu', 'maaş günü sayıyorum', 'istifa etsem mi acaba']);
  });

  it('is kept while it is being typed, also behind the other language, and is not left by accident', async () => {
    const { user } = await openExamples();
    await user.type(await screen.findByRole('textbox', { name: 'Yeni cümleler' }), 'yarım kalan');
    await user.click(screen.getByRole('tab', { name: 'İngilizce (1)' }));
    await user.click(screen.getByRole('tab', { name: 'Türkçe (2)' }));
    expect((adding() as HTMLTextAreaElement).value).toBe('yarım kalan');
    await user.click(within(screen.getByRole('navigation', { name: 'Bulunduğunuz yer' })).getByRole('link', { name: 'Kategoriler' }));
    expect(await screen.findByRole('alertdialog')).toBeTruthy();
  });

  it('can be taken back from the notice, and shows what is saved then', async () => {
    const { api, user, write } = await openExamples({
      [UNDO]: () => {
        write(5, SAID);
        return {};
      },
    });
    await screen.findByRole('tab', { name: 'Türkçe (2)' });
    await user.type(adding(), 'bir daha{Enter}');
    await user.click(screen.getByRole('button', { name: 'Kaydet' }));
    await user.click(await screen.findByRole('button', { name: 'Geri al' }));
    expect(await screen.findByText('Geri alındı.')).toBeTruthy();
    expect(api.callsTo(UNDO).map(({ input }) => input)).toEqual([{ id: ENTRY_ID }]);
    await waitFor(() => expect(lines()).toEqual(SAID.tr));
  });

  it('is put back line by line or altogether before it is saved', async () => {
    const { api, user } = await openExamples();
    await screen.findByRole('tab', { name: 'Türkçe (2)' });
    await user.click(exampleList().getByRole('button', { name: 'Çıkar: istifa etsem mi' }));
    expect(exampleList().getByText('çıkarılacak')).toBeTruthy();
    await user.click(exampleList().getByRole('button', { name: 'Geri koy' }));
    expect([lines(), screen.queryByRole('button', { name: 'Kaydet' })]).toEqual([SAID.tr, null]);
    await user.type(adding(), 'vazgeçilecek{Enter}');
    await user.click(screen.getByRole('button', { name: 'Değişiklikleri bırak' }));
    expect(lines()).toEqual(SAID.tr);
    expect(api.callsTo(WRITE)).toEqual([]);
  });

  it('that somebody else edited meanwhile keeps what was written, takes over the rest and is saved over it', async () => {
    let isNewer = true;
    const { api, user, write } = await openExamples({
      [WRITE]: () => {
        if (!isNewer) return { body: { success: true, version: 5, examples: SAID, undoableEntryId: ENTRY_ID } };
        write(4, { ...SAID, tr: ['onların cümlesi', 'işimden soğudum'] });
        isNewer = false;
        return refuse(409, 'CONFLICT')();
      },
    });
    await screen.findByRole('tab', { name: 'Türkçe (2)' });
    await user.type(adding(), 'benim cümlem{Enter}');
    await user.click(screen.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByText(/siz bakarken başka biri değiştirmiş/)).toBeTruthy();
    await waitFor(() => expect(lines()).toEqual(['benim cümlem', 'işimden soğudum', 'onların cümlesi']));
    await user.click(screen.getByRole('button', { name: 'Kaydet' }));
    await waitFor(() => expect(api.callsTo(WRITE)).toHaveLength(2));
    expect(api.callsTo(WRITE)[1]?.input).toMatchObject({
      version: 4,
      examples: { tr: ['benim cümlem', 'işimden soğudum', 'onların cümlesi'] },
    });
  });

  /** Pasted, because each key that is typed draws all of a full list again. */
  const add = async (user: Opened['user'], text: string) => {
    await user.click(adding());
    await user.paste(text);
    await user.keyboard('{Enter}');
  };

  it('says at the field what is too long or there already', async () => {
    const { user } = await openExamples({}, said({ tr: ['cümle 7'] }));
    await screen.findByRole('tab', { name: 'Türkçe (1)' });
    await add(user, 'CÜMLE 7');
    expect(await screen.findByText('Bu cümle zaten listede.')).toBeTruthy();
    await add(user, `${'ü'.repeat(LIMITS.categoryExampleLength + 1)}\nson cümle`);
    expect(await screen.findByText('1 satır 160 karakterden uzun. Kısaltıp yeniden ekleyin.')).toBeTruthy();
    expect(screen.getByRole('tab', { name: 'Türkçe (2)' })).toBeTruthy();
  });

  it('says at the field when the list is full', async () => {
    const full = Array.from({ length: LIMITS.categoryMaximumExamples }, (_, at) => `cümle ${at}`);
    const { user } = await openExamples({}, said({ tr: full.slice(1) }));
    await screen.findByRole('tab', { name: 'Türkçe (299)' });
    await add(user, 'son cümle');
    expect(screen.getByRole('tab', { name: 'Türkçe (300)' })).toBeTruthy();
    await add(user, 'bir tane daha');
    expect(await screen.findByText(/^Bir dilde en çok 300 cümle olabilir/)).toBeTruthy();
  });

  it('is searched with or without Turkish letters when there is much of it', async () => {
    const { user } = await openExamples({}, said({ tr: [...SAID.tr, ...Array.from({ length: 10 }, (_, at) => `başka ${at}`)] }));
    await user.type(await screen.findByRole('searchbox', { name: 'Cümlelerde ara' }), 'SOGUDUM');
    expect([lines(), screen.getByText('12 cümleden 1 tanesi')]).toEqual([['işimden soğudum'], expect.anything()]);
    await user.type(screen.getByRole('searchbox'), ' yok');
    expect(screen.getByText('İçinde “SOGUDUM yok” geçen cümle yok.')).toBeTruthy();
  });

  it('says so when there is none, and when there is no such category', async () => {
    await openExamples({}, said({}));
    expect(await screen.findByText(/^Henüz cümle yok\. .* adlarından ve açıklamasından tanır\.$/)).toBeTruthy();
    await closeRemote();
    await openConsole(`/admin/category-examples/${OWN}`, { [LIST]: listed(tree()), [READ]: refuse(404, 'CATEGORY_NOT_FOUND') });
    expect(await screen.findByRole('heading', { name: 'Böyle bir kategori yok' })).toBeTruthy();
  });
});

it('leads there from the tree and from the form of a category', async () => {
  const { user } = await openConsole('/admin/categories', {
    [LIST]: listed(tree()),
    'GET /admin/operations/index': refuse(503, 'SERVICE_UNAVAILABLE'),
    [READ]: () => ({ body: { success: true, version: 0, examples: said({}) } }),
  });
  await user.click(await screen.findByRole('button', { name: 'İşlemler: Sağlık' }));
  const item = await screen.findByRole('menuitem', { name: 'İnsanlar böyle söylüyor' });
  expect(item.getAttribute('href')).toBe(`/admin/category-examples/${idOf('sa')}`);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Sağlık' }));
  await user.click(await screen.findByRole('link', { name: 'Örnek cümleleri aç' }));
  expect(await screen.findByRole('heading', { name: 'Sağlık: insanlar böyle söylüyor' })).toBeTruthy();
});
