import { afterEach, describe, expect, it } from '@jest/globals';
import { type CategoryExamples, LIMITS } from '@pusula/contracts';
import { session } from '@pusula/frontend-kit/session';
import { closeRemote } from '@pusula/frontend-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { UNDO } from '../audit/audit.fixture.ts';
import { ENTRY_ID, idOf, LIST, listed, refuse, tree } from '../categories/categories.fixture.ts';
import { openConsole } from '../testing/open-console.ts';

afterEach(closeRemote);

const READ = 'GET /admin/category/examples';
const WRITE = 'POST /admin/category/examples';
const TRY = 'POST /admin/category/try-sentence';
const OWN = idOf('de');
const SAID: CategoryExamples = { tr: ['işimden soğudum', 'istifa etsem mi'], en: ['I dread my job'] };

type Answers = Parameters<typeof openConsole>[1];
/** A server that keeps what is written. */
async function open(answers: Answers = {}, examples = SAID) {
  let now = { version: 3, examples };
  const opened = await openConsole(`/admin/category-examples/${OWN}`, {
    [LIST]: listed(tree()),
    [READ]: () => ({ body: { success: true, ...now } }),
    [WRITE]: ({ input }) => {
      now = { version: now.version + 1, examples: input.examples as CategoryExamples };
      return { body: { success: true, ...now, undoableEntryId: ENTRY_ID } };
    },
    ...answers,
  });
  await screen.findByRole('heading', { name: 'İş değiştirme: insanlar böyle söylüyor' });
  const write = (version: number, next: CategoryExamples) => {
    now = { version, examples: next };
  };
  return { ...opened, write };
}
const list = () => within(screen.getByRole('list', { name: 'Örnek cümleler' }));
const lines = () =>
  list()
    .getAllByRole('textbox')
    .map((line) => (line as HTMLInputElement).value);
const adding = () => screen.getByRole('textbox', { name: 'Yeni cümleler' });
const read =
  (more: object = {}) =>
  () => ({
    body: {
      success: true,
      isReady: true,
      intents: [
        { categoryId: idOf('ev'), probability: 0.624 },
        { categoryId: OWN, probability: 0.2 },
      ],
      cities: [],
      ...more,
    },
  });

describe('what people say when they need a category', () => {
  it('what was written when the session ended is there again, over what is saved by then', async () => {
    const { user, product, write } = await open();
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
    const { user } = await open();
    expect(await screen.findByRole('tab', { name: 'Türkçe (2)' })).toBeTruthy();
    expect(lines()).toEqual(SAID.tr);
    await user.click(screen.getByRole('tab', { name: 'İngilizce (1)' }));
    expect(lines()).toEqual(SAID.en);
    expect(screen.queryByText(/^Henüz cümle yok/)).toBeNull();
  });

  it('is added a line each, edited and removed where it stands, and saved as a whole with the version that was read', async () => {
    const { api, user } = await open();
    await screen.findByRole('tab', { name: 'Türkçe (2)' });
    await user.click(adding());
    await user.paste('pazartesi sendromu\nİŞİMDEN SOĞUDUM!\n\nmaaş günü sayıyorum');
    await user.keyboard('{Enter}');
    expect(lines()).toEqual(['pazartesi sendromu', 'maaş günü sayıyorum', ...SAID.tr]);
    await user.type(list().getByRole('textbox', { name: 'Cümle: istifa etsem mi' }), ' acaba');
    await user.click(list().getByRole('button', { name: 'Çıkar: işimden soğudum' }));
    expect(screen.getByText('Kaydedilmedi: 2 yeni cümle, 1 değişiklik ve 1 çıkarılan cümle')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByText('Örnek cümleler kaydedildi: İş değiştirme')).toBeTruthy();
    expect(api.callsTo(WRITE).map(({ input }) => input)).toEqual([
      { id: OWN, version: 3, examples: { tr: ['pazartesi sendromu', 'maaş günü sayıyorum', 'istifa etsem mi acaba'], en: SAID.en } },
    ]);
    expect(screen.queryByRole('button', { name: 'Kaydet' })).toBeNull();
    expect(lines()).toEqual(['pazartesi sendromu', 'maaş günü sayıyorum', 'istifa etsem mi acaba']);
  });

  it('is kept while it is being typed, also behind the other language, and is not left by accident', async () => {
    const { user } = await open();
    await user.type(await screen.findByRole('textbox', { name: 'Yeni cümleler' }), 'yarım kalan');
    await user.click(screen.getByRole('tab', { name: 'İngilizce (1)' }));
    await user.click(screen.getByRole('tab', { name: 'Türkçe (2)' }));
    expect((adding() as HTMLTextAreaElement).value).toBe('yarım kalan');
    await user.click(within(screen.getByRole('navigation', { name: 'Bulunduğunuz yer' })).getByRole('link', { name: 'Kategoriler' }));
    expect(await screen.findByRole('alertdialog')).toBeTruthy();
  });

  it('can be taken back from the notice, and shows what is saved then', async () => {
    const { api, user, write } = await open({
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
    const { api, user } = await open();
    await screen.findByRole('tab', { name: 'Türkçe (2)' });
    await user.click(list().getByRole('button', { name: 'Çıkar: istifa etsem mi' }));
    expect(list().getByText('çıkarılacak')).toBeTruthy();
    await user.click(list().getByRole('button', { name: 'Geri koy' }));
    expect([lines(), screen.queryByRole('button', { name: 'Kaydet' })]).toEqual([SAID.tr, null]);
    await user.type(adding(), 'vazgeçilecek{Enter}');
    await user.click(screen.getByRole('button', { name: 'Değişiklikleri bırak' }));
    expect(lines()).toEqual(SAID.tr);
    expect(api.callsTo(WRITE)).toEqual([]);
  });

  it('that somebody else edited meanwhile keeps what was written, takes over the rest and is saved over it', async () => {
    let isNewer = true;
    const { api, user, write } = await open({
      [WRITE]: () => {
        if (!isNewer) return { body: { success: true, version: 5, examples: SAID, undoableEntryId: ENTRY_ID } };
        write(4, { tr: ['onların cümlesi', 'işimden soğudum'], en: SAID.en });
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

  it('says at the field what is too long, too much or there already', async () => {
    const full = Array.from({ length: LIMITS.categoryMaximumExamples }, (_, at) => `cümle ${at}`);
    const { user } = await open({}, { tr: full.slice(1), en: [] });
    await screen.findByRole('tab', { name: 'Türkçe (299)' });
    await user.type(adding(), 'CÜMLE 7{Enter}');
    expect(await screen.findByText('Bu cümle zaten listede.')).toBeTruthy();
    await user.click(adding());
    await user.paste(`${'ü'.repeat(LIMITS.categoryExampleLength + 1)}\nson cümle`);
    await user.keyboard('{Enter}');
    expect(await screen.findByText('1 satır 160 karakterden uzun. Kısaltıp yeniden ekleyin.')).toBeTruthy();
    expect(screen.getByRole('tab', { name: 'Türkçe (300)' })).toBeTruthy();
    await user.clear(adding());
    await user.type(adding(), 'bir tane daha{Enter}');
    expect(await screen.findByText(/^Bir dilde en çok 300 cümle olabilir/)).toBeTruthy();
  });

  it('is searched with or without Turkish letters when there is much of it', async () => {
    const { user } = await open({}, { tr: [...SAID.tr, ...Array.from({ length: 10 }, (_, at) => `başka ${at}`)], en: [] });
    await user.type(await screen.findByRole('searchbox', { name: 'Cümlelerde ara' }), 'SOGUDUM');
    expect([lines(), screen.getByText('12 cümleden 1 tanesi')]).toEqual([['işimden soğudum'], expect.anything()]);
    await user.type(screen.getByRole('searchbox'), ' yok');
    expect(screen.getByText('İçinde “SOGUDUM yok” geçen cümle yok.')).toBeTruthy();
  });

  it('says so when there is none, and when there is no such category', async () => {
    await open({}, { tr: [], en: [] });
    expect(await screen.findByText(/^Henüz cümle yok\. .* adından ve açıklamasından tanır\.$/)).toBeTruthy();
    await closeRemote();
    await openConsole(`/admin/category-examples/${OWN}`, { [LIST]: listed(tree()), [READ]: refuse(404, 'CATEGORY_NOT_FOUND') });
    expect(await screen.findByRole('heading', { name: 'Böyle bir kategori yok' })).toBeTruthy();
  });
});

describe('a sentence that is tried out', () => {
  const tryOut = async (answer: Required<Answers>[typeof TRY]) => {
    const opened = await open({ [TRY]: answer });
    await opened.user.type(await screen.findByRole('textbox', { name: 'Bir ziyaretçinin yazacağı cümle' }), 'evde huzur yok');
    return opened;
  };
  const found = async () =>
    within(await screen.findByRole('list', { name: 'Bu cümlenin götürdüğü kategoriler' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  it('shows the categories that the search reads in it, surest first, this one marked, and the place that it names', async () => {
    const { api } = await tryOut(read({ cities: ['İzmir'] }));
    expect(await found()).toEqual(['Evlilik %62', 'İş değiştirme bu kategori%20']);
    expect(screen.getByText('Yer olarak okundu: İzmir')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Evlilik' }).getAttribute('href')).toBe(`/admin/category-examples/${idOf('ev')}`);
    expect(api.callsTo(TRY).at(-1)?.input).toEqual({ sentence: 'evde huzur yok', examples: { id: OWN, version: 3 } });
  });

  it('is read again until the search has learnt what was saved last', async () => {
    let isReady = false;
    await tryOut(() => read({ isReady, ...(!isReady && { intents: [] }) })());
    expect(await screen.findByText(/^Arama son değişiklikleri öğreniyor/)).toBeTruthy();
    expect(screen.getByText('Arama bu cümleden bir konu çıkaramadı.')).toBeTruthy();
    isReady = true;
    await waitFor(() => expect(screen.queryByText(/^Arama son değişiklikleri öğreniyor/)).toBeNull(), { timeout: 4_000 });
    expect(await found()).toHaveLength(2);
  });

  it('becomes one of the category’s with a press, and is read again once that is saved', async () => {
    const { api, user } = await tryOut(read({ intents: [{ categoryId: idOf('ev'), probability: 0.9 }] }));
    expect(await screen.findByText('Bu kategori sonuçlar arasında değil.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Bu cümleyi listeye ekle' }));
    expect(lines()[0]).toBe('evde huzur yok');
    expect(screen.queryByRole('button', { name: 'Bu cümleyi listeye ekle' })).toBeNull();
    expect(screen.getByText('Kaydetmediğiniz değişiklikler bu sonuca yansımaz.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Kaydet' }));
    await waitFor(() => expect(api.callsTo(TRY).at(-1)?.input).toMatchObject({ examples: { id: OWN, version: 4 } }));
  });

  it('that cannot be read says why, and is tried again', async () => {
    let isDown = true;
    const { user } = await tryOut(() => (isDown ? refuse(503, 'SERVICE_UNAVAILABLE')() : read()()));
    const retry = await screen.findByRole('button', { name: 'Tekrar Dene' });
    isDown = false;
    await user.click(retry);
    expect(await found()).toHaveLength(2);
  });
});

it('leads there from the tree and from the form of a category', async () => {
  const { user } = await openConsole('/admin/categories', {
    [LIST]: listed(tree()),
    'GET /admin/operations/index': refuse(503, 'SERVICE_UNAVAILABLE'),
    [READ]: () => ({ body: { success: true, version: 0, examples: { tr: [], en: [] } } }),
  });
  await user.click(await screen.findByRole('button', { name: 'İşlemler: Sağlık' }));
  const item = await screen.findByRole('menuitem', { name: 'İnsanlar böyle söylüyor' });
  expect(item.getAttribute('href')).toBe(`/admin/category-examples/${idOf('sa')}`);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Sağlık' }));
  await user.click(await screen.findByRole('link', { name: 'Örnek cümleleri aç' }));
  expect(await screen.findByRole('heading', { name: 'Sağlık: insanlar böyle söylüyor' })).toBeTruthy();
});
