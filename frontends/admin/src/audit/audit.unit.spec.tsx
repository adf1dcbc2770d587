import { afterEach, describe, expect, it } from '@jest/globals';
import { closeRemote } from '@pusula/frontend-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { idOf } from '../categories/categories.testing.ts';
import { defne, ENTRIES, entry, INTEGRITY, inputsOf, nilufer, onCategory, openLog, PEOPLE, refuse, told } from './audit.testing.ts';

afterEach(closeRemote);

const log = async () => within(await screen.findByRole('list', { name: 'Denetim günlüğü' }));
const sentences = async () => (await log()).getAllByRole('heading').map(({ textContent }) => textContent);

describe('entries', () => {
  it('are sentences about whom something was done to, by whom and when', async () => {
    await openLog({
      [ENTRIES]: () =>
        told([
          entry('1', 'user-disabled'),
          entry('2', 'user-edited', { person: { ...nilufer, firstName: '', lastName: '', email: '' } }),
          onCategory('3', 'category-edited'),
          onCategory('4', 'category-deleted', {
            subject: { kind: 'category', id: 'gone' },
            changes: [{ field: 'nameTr', before: 'Eski konu', after: null }],
          }),
          entry('5', 'admin-appointed', { actor: null }),
          entry('6', 'dead-letters-replayed', { subject: { kind: 'queue', id: 'profile' }, person: null }),
          entry('7', 'index-rebuild-started', { subject: { kind: 'index', id: 'run' }, person: null }),
          entry('8', 'users-exported', { subject: { kind: 'user', id: '' }, person: null }),
          entry('9', 'dead-letter-viewed', { subject: { kind: 'queue', id: 'profile' }, person: null }),
        ]),
    });
    await screen.findByText('Kariyer');
    expect(await sentences()).toEqual([
      'Hesap kapatıldı: Nilüfer Şen (nilufer.sen@posta.example)',
      'Kullanıcı düzenlendi: silinmiş hesap',
      'Kategori düzenlendi: Kariyer',
      'Kategori silindi: Eski konu',
      'Yönetici atandı: Nilüfer Şen (nilufer.sen@posta.example)',
      'Başarısız olaylar yeniden işlendi: Profiller',
      'Arama dizini yeniden oluşturuldu',
      'Kullanıcı listesi indirildi',
      'Başarısız olayın içeriği görüntülendi: Profiller',
    ]);
    expect(screen.getAllByText('3 saat önce', { exact: false })).toHaveLength(9);
    expect(screen.getAllByRole('link', { name: 'Defne Aras' })).toHaveLength(8);
    expect(screen.getByRole('link', { name: 'sunucu komutu' }).getAttribute('href')).toBe('/admin/audit?actor=operator');
  });

  it('name deleted categories as the log knew them last, where they are its subject and where they are a value', async () => {
    const gone = idOf('gone');
    const changes = [{ field: 'parentId', before: gone, after: idOf('ka') }];
    const entries = [
      onCategory('1', 'category-edited', { subject: { kind: 'category', id: gone } }),
      onCategory('2', 'category-edited', { changes }),
    ];
    await openLog({ [ENTRIES]: () => told(entries, null, { [gone]: { nameTr: 'Eski konu', nameEn: 'Old topic' } }) });
    await screen.findByRole('cell', { name: 'Kariyer' });
    expect((await sentences())[0]).toBe('Kategori düzenlendi: Eski konu');
    expect(screen.getByRole('cell', { name: 'Eski konu' })).toBeTruthy();
  });

  it('say which e-mails were looked at in the words of the part that shows them', async () => {
    const changes = { count: 3, isSearch: true, emailState: 'refused', emailKind: 'password-reset' };
    await openLog({
      [ENTRIES]: () =>
        told([
          entry('1', 'emails-viewed', {
            subject: { kind: 'user', id: '' },
            person: null,
            changes: Object.entries(changes).map(([field, after]) => ({ field, before: null, after })),
          }),
        ]),
    });
    expect(await sentences()).toEqual(['E-posta listesi görüntülendi']);
    const cells = (await screen.findAllByRole('row')).map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(cells.slice(1)).toEqual([
      ['Sayı', '–', '3'],
      ['Ad ya da adresle arandı', '–', 'Evet'],
      ['E-posta durumu', '–', 'Geri çevrildi'],
      ['E-posta türü', '–', 'Şifre yenileme'],
    ]);
  });

  it('show what was changed, in the words of the page, long texts clipped', async () => {
    const bio = 'Uzun bir tanıtım metni. '.repeat(20).trim();
    const { user } = await openLog({
      [ENTRIES]: () =>
        told([
          entry('1', 'user-edited', {
            changes: [
              { field: 'status', before: 'enabled', after: 'disabled' },
              { field: 'categories', before: [], after: [idOf('ka'), idOf('sa')] },
              { field: 'bioTr', before: '', after: bio },
              { field: 'somethingNew', before: null, after: 7 },
            ],
          }),
        ]),
    });
    const table = within(await screen.findByRole('table'));
    const rowOf = (name: string) =>
      within(table.getByRole('rowheader', { name }).closest('tr') as HTMLElement)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(rowOf('Durum')).toEqual(['Etkin', 'Kapalı']);
    await waitFor(() => expect(rowOf('Kategoriler')).toEqual(['–', 'Kariyer ve Sağlık']));
    expect(rowOf('somethingNew')).toEqual(['–', '7']);
    expect(table.queryByText(bio)).toBeNull();
    await user.click(table.getByRole('button', { name: 'Tamamını göster' }));
    expect(table.getByText(bio)).toBeTruthy();
    expect(table.getByRole('button', { name: 'Kısalt' }).getAttribute('aria-expanded')).toBe('true');
  });

  it('call facts of coaches as the coaches read them', async () => {
    const changes = [
      { field: 'yearsOfPractice', before: null, after: 7 },
      { field: 'sessionLanguages', before: [], after: ['tr', 'retired'] },
      { field: 'offersFreeFirstSession', before: false, after: true },
      { field: 'website', before: 'https://elif.example', after: '' },
    ];
    await openLog({ [ENTRIES]: () => told([entry('1', 'user-edited', { changes })]) });
    const rows = within(await screen.findByRole('table'))
      .getAllByRole('row')
      .slice(1);
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['Deneyim', '–', '7 yıl'],
      ['Görüşme dilleri', '–', 'Türkçe ve retired'],
      ['Ücretsiz ilk görüşme', 'Hayır', 'Evet'],
      ['Web sitesi', 'https://elif.example', '–'],
    ]);
  });

  it('fold many changes away', async () => {
    const changes = ['nameTr', 'nameEn', 'descriptionTr', 'descriptionEn', 'status'].map((field) => ({ field, before: null, after: 'x' }));
    await openLog({ [ENTRIES]: () => told([onCategory('1', 'category-created', { changes })]) });
    const summary = await screen.findByText('5 alan');
    expect((summary.closest('details') as HTMLDetailsElement).open).toBe(false);
  });

  it('older ones come when they are asked for', async () => {
    const { api, user } = await openLog({
      [ENTRIES]: ({ input }) => (input.before ? told([entry('2', 'user-enabled')]) : told([entry('1', 'user-disabled')], 'cursor')),
    });
    await user.click(await screen.findByRole('button', { name: 'Daha eskiler' }));
    await waitFor(async () => expect(await sentences()).toHaveLength(2));
    expect(inputsOf(api.callsTo(ENTRIES))).toEqual([{}, { before: 'cursor' }]);
    expect(screen.queryByRole('button', { name: 'Daha eskiler' })).toBeNull();
  });

  it('of which there are none say what will be here', async () => {
    await openLog({ [ENTRIES]: () => told([]) });
    expect(await screen.findByRole('heading', { name: 'Günlük boş' })).toBeTruthy();
  });

  it('that do not come say why, and come with another try', async () => {
    let isDown = true;
    const { user } = await openLog({
      [ENTRIES]: () => (isDown ? refuse(503, 'SERVICE_UNAVAILABLE')() : told([entry('1', 'user-disabled')])),
    });
    expect(await screen.findByText('Bu bölüm şu an yanıt vermiyor. Birkaç dakika sonra yeniden deneyin.')).toBeTruthy();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Tekrar Dene' }));
    expect(await sentences()).toHaveLength(1);
  });

  it('are told in English, too', async () => {
    localStorage.setItem('pusula.language', 'en');
    await openLog({ [ENTRIES]: () => told([entry('1', 'user-disabled')]) });
    expect(await screen.findByText('3 hours ago', { exact: false })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Account disabled: Nilüfer Şen (nilufer.sen@posta.example)');
  });
});

describe('filters', () => {
  it('are in the address, and can be taken away', async () => {
    const { api, user } = await openLog(
      { [ENTRIES]: () => told([entry('1', 'user-disabled')]) },
      `?action=user-disabled&subject=${nilufer.id}&actor=${defne.id}`,
    );
    await user.click(await screen.findByRole('button', { name: 'Filtreyi kaldır: Hakkında: Nilüfer Şen' }));
    await waitFor(() => expect(location.search).toBe(`?action=user-disabled&actor=${defne.id}`));
    await user.selectOptions(screen.getByRole('combobox', { name: 'İşlem' }), '');
    await waitFor(() => expect(api.callsTo(ENTRIES)).toHaveLength(3));
    expect(inputsOf(api.callsTo(ENTRIES))).toEqual([
      { action: 'user-disabled', subjectId: nilufer.id, actorId: defne.id },
      { action: 'user-disabled', actorId: defne.id },
      { actorId: defne.id },
    ]);
  });

  it('find people by what they are called', async () => {
    const { api, user } = await openLog({
      [ENTRIES]: () => told([]),
      [PEOPLE]: () => ({ body: { success: true, users: [defne], total: 1, page: 1, pageSize: 10 } }),
    });
    await user.type(await screen.findByRole('combobox', { name: 'Kim yaptı' }), 'def');
    await user.click(await screen.findByRole('option', { name: /Defne Aras/ }));
    expect(location.search).toBe(`?actor=${defne.id}`);
    expect(await screen.findByRole('button', { name: 'Filtreyi kaldır: Yapan: Defne Aras' })).toBeTruthy();
    expect(inputsOf(api.callsTo(PEOPLE))).toEqual([{ SearchType: 'any', Email: 'def', pageSize: 10 }]);
  });

  it('that nothing matches are cleared at once', async () => {
    const { user } = await openLog({ [ENTRIES]: () => told([]) }, '?action=admin-appointed');
    await user.click(await screen.findByRole('button', { name: 'Filtreleri kaldır' }));
    expect(location.search).toBe('');
  });

  it('follow the names in an entry', async () => {
    const { api, user } = await openLog({ [ENTRIES]: () => told([entry('1', 'user-disabled')]) });
    await user.click(await screen.findByRole('link', { name: 'Nilüfer Şen' }));
    await waitFor(() => expect(inputsOf(api.callsTo(ENTRIES)).at(-1)).toEqual({ subjectId: nilufer.id }));
  });
});

describe('the integrity of the log', () => {
  it.each([
    [{ entries: 1_204, isIntact: true, firstBroken: null }, '1.204 kayıt, zincir sağlam.'],
    [{ entries: 12, isIntact: false, firstBroken: '01k9broken' }, /Zincir bozuk: 12 kayıt kontrol edildi, uymayan ilk kayıt 01k9broken/],
  ])('is checked on demand: %o', async (found, words) => {
    const { user } = await openLog({ [ENTRIES]: () => told([]), [INTEGRITY]: () => ({ body: { success: true, ...found } }) });
    await user.click(await screen.findByRole('button', { name: 'Bütünlüğü kontrol et' }));
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('that cannot be checked says why', async () => {
    const { user } = await openLog({ [ENTRIES]: () => told([]), [INTEGRITY]: refuse(503, 'SERVICE_UNAVAILABLE') });
    await user.click(await screen.findByRole('button', { name: 'Bütünlüğü kontrol et' }));
    expect(await screen.findByRole('button', { name: 'Tekrar Dene' })).toBeTruthy();
  });
});
