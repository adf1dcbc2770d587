import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { closeRemote } from '@pusula/frontend-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openConsole } from '../testing/open-console.ts';
import { elif, fifty, found, isil, kerem, LAST, last, refused, SEARCH, self } from './users.testing.ts';

afterEach(() => {
  jest.restoreAllMocks();
  return closeRemote();
});

const rowNames = () => screen.getAllByRole('rowheader').map((cell) => within(cell).getByRole('link').textContent);
const inputs = (calls: { input: unknown }[]) => calls.map(({ input }) => input);

describe('the last fifty', () => {
  it('are shown first, with what an admin wants to know of each', async () => {
    await openConsole('/admin/users', { [LAST]: last(elif, kerem, isil, self) });
    const table = within(await screen.findByRole('table', { name: 'Kullanıcılar' }));
    const row = within((await table.findByRole('link', { name: 'Işıl Çelik' })).closest('tr') as HTMLElement);
    for (const text of ['Koç', 'Çorum', '14 Mar 2026', 'Doğrulanmamış']) expect(row.getByText(text)).toBeTruthy();
    // It may be cut off: the whole of it is a pointer away.
    expect(row.getByText('01k9isil@posta.example').title).toBe('01k9isil@posta.example');
    expect(table.getByText('Kapalı')).toBeTruthy();
    // All is well with the others; it is heard alone.
    expect(table.getAllByText('Etkin').map((word) => getComputedStyle(word).width)).toEqual(['1px', '1px']);
    expect(screen.getByText('En son kaydolan 4 kişi')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Elif Sarıkaya' }).getAttribute('href')).toBe(`/admin/user-edit/${elif.id}`);
  });

  it('are turned and sorted in the browser, in the order of the Turkish alphabet', async () => {
    const { api, user } = await openConsole('/admin/users?rows=10', { [LAST]: last(...fifty) });
    await screen.findByRole('link', { name: 'Kişi50' });
    expect(rowNames()).toHaveLength(10);
    await user.click(screen.getByRole('link', { name: 'Sayfa 5' }));
    expect(rowNames().at(-1)).toBe('Kişi01');
    await user.click(screen.getByRole('button', { name: 'Kullanıcı' }));
    expect(rowNames()[0]).toBe('Kişi01');
    expect(location.search).toBe('?sort=name&direction=ascending&rows=10');
    expect(api.callsTo(LAST)).toHaveLength(1);
  });

  it('know ç after c and ı before i', async () => {
    const named = (firstName: string) => ({ ...elif, id: firstName, firstName });
    await openConsole('/admin/users?sort=name&direction=ascending', {
      [LAST]: last(named('İnci'), named('Çağla'), named('Zeki'), named('Irmak'), named('Cem')),
    });
    await screen.findByRole('link', { name: /Zeki/ });
    expect(rowNames().map((name) => name?.split(' ')[0])).toEqual(['Cem', 'Çağla', 'Irmak', 'İnci', 'Zeki']);
  });
});

describe('everybody', () => {
  it('is asked for as the address says', async () => {
    const { api } = await openConsole('/admin/users?type=coach&status=enabled&sort=city&direction=ascending&page=2&rows=10#q=%C3%A7elik', {
      [SEARCH]: found([isil], 11),
    });
    await screen.findByText('11 kişi');
    expect(inputs(api.callsTo(SEARCH))).toEqual([
      {
        SearchType: 'any',
        Email: 'çelik',
        userTypes: ['coach'],
        statuses: ['enabled'],
        sort: 'city',
        direction: 'ascending',
        page: 2,
        pageSize: 10,
      },
    ]);
    expect(screen.getByText('11–11 / 11')).toBeTruthy();
    expect(screen.getByRole('columnheader', { name: 'Şehir' }).getAttribute('aria-sort')).toBe('ascending');
    await waitFor(() => expect(screen.getByText('11 kişi, sayfa 2/2').getAttribute('role')).toBe('status'));
  });

  it('is narrowed as other screens link to it, told in chips that take their filter away', async () => {
    const id = '01k90000000000000000000000';
    const { api, user } = await openConsole(
      `/admin/users?from=2026-11-16&to=2026-11-22&public=yes&verified=no&city=Van&category=${id}&status=existing`,
      {
        [SEARCH]: found([elif], 90),
        'GET /category/get-categories': () => ({ body: { success: true, categories: [{ id, name: 'Kariyer', categories: [] }] } }),
      },
    );
    await screen.findByText('90 kişi');
    expect(api.callsTo(SEARCH)[0]?.input).toMatchObject({
      statuses: ['enabled', 'disabled'],
      registeredFrom: '2026-11-16',
      registeredTo: '2026-11-22',
      city: 'Van',
      categoryId: id,
      publicOnly: true,
      unverifiedOnly: true,
    });
    const chips = within(screen.getByRole('group', { name: 'Diğer filtreler' }));
    await chips.findByText('Kategori: Kariyer');
    const texts = ['Kayıt: 16–22 Kas', 'Yayında', 'Doğrulama bekleyen', 'Şehir: Van', 'Kategori: Kariyer'];
    expect(chips.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(texts);
    await user.click(chips.getByRole('button', { name: 'Kayıt: 16–22 Kas, filtreyi kaldır' }));
    expect(location.search).toBe(`?status=existing&city=Van&category=${id}&public=yes&verified=no`);
    for (const text of texts.slice(1)) await user.click(screen.getByRole('button', { name: `${text}, filtreyi kaldır` }));
    await user.selectOptions(screen.getByLabelText('Durum'), 'Hepsi');
    expect(location.search).toBe('?view=all');
    expect(screen.queryByRole('group', { name: 'Diğer filtreler' })).toBeNull();
  });

  it('is left out what makes no sense in an address', async () => {
    const { api } = await openConsole(
      '/admin/users?view=all&type=king&status=x&from=1&to=2026-13-01&category=x&public=1&sort=x&page=-3&rows=7',
      { [SEARCH]: found([elif]) },
    );
    await screen.findByText('1 kişi');
    expect(api.callsTo(SEARCH)[0]?.input).toEqual({
      SearchType: 'any',
      Email: '',
      userTypes: [],
      statuses: [],
      sort: 'registeredAt',
      direction: 'descending',
      page: 1,
      pageSize: 25,
    });
  });

  it('is narrowed by type and status, sorted by any heading, and starts again at the first page', async () => {
    const { api, user } = await openConsole('/admin/users?view=all&page=3', { [SEARCH]: found([elif], 90) });
    await screen.findByText('90 kişi');
    await user.selectOptions(screen.getByLabelText('Tür'), 'Koç');
    await user.selectOptions(screen.getByLabelText('Durum'), 'Kapalı');
    await user.click(screen.getByRole('button', { name: 'E-posta' }));
    await user.click(screen.getByRole('button', { name: 'E-posta' }));
    expect(location.search).toBe('?type=coach&status=disabled&sort=email');
    await waitFor(() =>
      expect(api.callsTo(SEARCH).at(-1)?.input).toMatchObject({
        userTypes: ['coach'],
        statuses: ['disabled'],
        sort: 'email',
        direction: 'descending',
        page: 1,
      }),
    );
  });

  it('is narrowed by both of two filters that are chosen before the page is drawn again', async () => {
    await openConsole('/admin/users?view=all', { [SEARCH]: found([elif], 90) });
    await screen.findByText('90 kişi');
    act(() => {
      fireEvent.change(screen.getByLabelText('Tür'), { target: { value: 'coach' } });
      fireEvent.change(screen.getByLabelText('Durum'), { target: { value: 'disabled' } });
    });
    expect(location.search).toBe('?type=coach&status=disabled');
  });

  it('comes in as many rows as were chosen last, here and on the next visit', async () => {
    const { user } = await openConsole('/admin/users?view=all', { [SEARCH]: found([elif], 90) });
    await screen.findByText('90 kişi');
    await user.selectOptions(screen.getByLabelText('Satır'), '50');
    expect(location.search).toBe('?view=all&rows=50');
    const kept = localStorage.getItem('pusula.admin.rows') ?? '';
    await closeRemote();
    localStorage.setItem('pusula.admin.rows', kept);
    const { api } = await openConsole('/admin/users?status=disabled', { [SEARCH]: found([kerem], 90) });
    await screen.findByText('90 kişi');
    expect(location.search).toBe('?status=disabled&rows=50');
    expect(inputs(api.callsTo(SEARCH))).toEqual([expect.objectContaining({ pageSize: 50 })]);
  });
});

describe('on a phone', () => {
  it('each person is a card, sorted by a list, which the address keeps', async () => {
    jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(320);
    const { api, user } = await openConsole('/admin/users?view=all&page=2', { [SEARCH]: found([isil, kerem], 60) });
    const card = (await screen.findByRole('link', { name: 'Işıl Çelik' })).closest('th') as HTMLElement;
    expect(card.textContent).toBe('IÇIşıl Çelik01k9isil@posta.exampleKoçDoğrulanmamışÇorum14 Mar 2026');
    await user.selectOptions(screen.getByLabelText('Sırala'), 'Şehir, artan');
    expect(location.search).toBe('?view=all&sort=city&direction=ascending');
    await waitFor(() => expect(api.callsTo(SEARCH).at(-1)?.input).toMatchObject({ sort: 'city', direction: 'ascending', page: 1 }));
  });
});

describe('other states of the table', () => {
  it('holds the rows’ places while they are on their way', async () => {
    const gate = Promise.withResolvers<void>();
    await openConsole('/admin/users?rows=10', { [LAST]: () => gate.promise.then(last(elif)) });
    expect((await screen.findByRole('region', { name: 'Kullanıcılar' })).getAttribute('aria-busy')).toBe('true');
    expect(screen.getAllByRole('row')).toHaveLength(11);
    gate.resolve();
    await screen.findByRole('link', { name: 'Elif Sarıkaya' });
    expect(screen.getAllByRole('row')).toHaveLength(2);
  });

  it('tells a failure with another try; what was searched for stays', async () => {
    let tries = 0;
    const { user } = await openConsole('/admin/users#q=elif', {
      [SEARCH]: (call) => {
        tries += 1;
        return tries === 1 ? refused(503, 'SERVICE_UNAVAILABLE')() : found([elif])(call);
      },
    });
    expect(await screen.findByText('Bu bölüm şu an yanıt vermiyor. Birkaç dakika sonra yeniden deneyin.')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('elif');
    await user.click(screen.getByRole('button', { name: 'Tekrar Dene' }));
    expect(await screen.findByRole('link', { name: 'Elif Sarıkaya' })).toBeTruthy();
  });

  it('says what to do when nobody matches', async () => {
    const { user } = await openConsole('/admin/users?status=deleted&rows=10#q=zzz', {
      [SEARCH]: (call) => found(call.input.Email === 'zzz' ? [] : [elif])(call),
    });
    expect(await screen.findByRole('heading', { name: 'Buna uyan kimse yok' })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Aramayı temizle' }));
    expect(await screen.findByRole('link', { name: 'Elif Sarıkaya' })).toBeTruthy();
    expect(location.search).toBe('?view=all&rows=10');
  });

  it('leads back from a page beyond the last one', async () => {
    await openConsole('/admin/users?view=all&page=9', { [SEARCH]: found([], 60) });
    expect(await screen.findByRole('heading', { name: 'Bu sayfada kimse yok' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Son sayfaya git' }).getAttribute('href')).toBe('/admin/users?view=all&page=3');
  });

  it('says so when nobody has registered yet', async () => {
    await openConsole('/admin/users', { [LAST]: last() });
    expect(await screen.findByRole('heading', { name: 'Henüz kimse kaydolmadı' })).toBeTruthy();
  });

  it('speaks English to who chose it', async () => {
    localStorage.setItem('pusula.language', 'en');
    await openConsole('/admin/users?view=all', { [SEARCH]: found([isil, kerem], 1_026) });
    expect(await screen.findByText('1,026 people')).toBeTruthy();
    expect(screen.getByText('Not verified')).toBeTruthy();
    expect(screen.getByText('1–25 of 1,026')).toBeTruthy();
  });
});
