import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { closeRemote } from '@pusula/frontend-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { coach, member, openUser, READ, refusal, UPDATE } from './user-edit.testing.tsx';

afterEach(async () => {
  jest.restoreAllMocks();
  await closeRemote();
});

const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const press = (name: string) => screen.getByRole('button', { name });
const saved = () => screen.findByText(/: değişiklikler kaydedildi\.$/);

describe('/admin/user-edit', () => {
  it('says who it is, in what state, and leads on', async () => {
    await openUser();
    expect(await screen.findByRole('heading', { name: 'Elif Sarıkaya', level: 1 })).toBeTruthy();
    const head = within(screen.getByRole('banner'));
    for (const said of ['elif@posta.example', 'Kayıt: 14 Mart 2026', 'Koç · Etkin · Doğrulanmış · Yayında'])
      expect(head.getByText(said)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Koçun sayfası' }).getAttribute('href')).toBe(`/tr/coach/${coach().slug}`);
    expect(screen.getByRole('link', { name: 'Denetim kayıtları' }).getAttribute('href')).toBe(`/admin/audit?subject=${coach().id}`);
    expect(document.title).toMatch(/^Elif Sarıkaya/);
    // What takes the account away stands apart from what only leads on.
    expect(press('Hesabı sil').parentElement?.querySelector('a')).toBeNull();
  });

  it('has every field that an admin can change, filled in', async () => {
    await openUser({ user: coach({ linkedIn: 'https://linkedin.com/in/elif', phone: '+491701234567' }) });
    await field('Ad');
    const values = (names: readonly string[]) => names.map((name) => screen.getByLabelText<HTMLInputElement>(name).value);
    expect(values(['Ad', 'İkinci ad (isteğe bağlı)', 'Soyad', 'Cinsiyet', 'Gün', 'Ay', 'Yıl'])).toEqual([
      'Elif',
      '',
      'Sarıkaya',
      'Female',
      '14',
      '03',
      '1988',
    ]);
    expect(values(['E-posta', 'Kullanıcı türü', 'Durum', 'Ülke kodu', 'Telefon numarası', 'Şehir', 'Ülke'])).toEqual([
      'elif@posta.example',
      'coach',
      'enabled',
      '49',
      '1701234567',
      'İzmir',
      'Türkiye',
    ]);
    expect(values(['Başlık (Türkçe)', 'Tanıtım (Türkçe)', 'Başlık (English)', 'LinkedIn adresi (isteğe bağlı)'])).toEqual([
      'Sakin adımlar',
      'Dinlerim.',
      '',
      'https://linkedin.com/in/elif',
    ]);
    expect(screen.queryByText('Dört bağlantı da gerekli.')).toBeNull();
  });

  it('asks about no coaching from somebody who is no coach', async () => {
    await openUser({ user: member() });
    await field('Ad');
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.queryByLabelText('Başlık (Türkçe)')).toBeNull();
    expect(screen.queryByText('Yayında')).toBeNull();
  });

  it('sends what was changed, and nothing else', async () => {
    const { user, updates } = await openUser();
    await user.type(await field('Soyad'), 'oğlu');
    await user.clear(await field('Telefon numarası'));
    await user.type(await field('Başlık (English)'), 'Calm steps');
    await user.type(await field('LinkedIn adresi (isteğe bağlı)'), 'linkedin.com/in/elif');
    await user.selectOptions(await field('Cinsiyet'), 'Belirtmiyor');
    await user.click(press('Kaydet'));
    await saved();
    expect(updates()).toEqual([
      {
        id: coach().id,
        version: 7,
        accountVersion: 3,
        language: 'tr',
        lastName: 'Sarıkayaoğlu',
        phone: '',
        gender: 'PreferNotToSay',
        texts: { en: { headline: 'Calm steps' } },
        linkedin: 'https://linkedin.com/in/elif',
      },
    ]);
    expect(screen.getByRole('heading', { name: 'Elif Sarıkayaoğlu' })).toBeTruthy();
    expect(screen.queryByText('Kaydedilmemiş değişiklik var')).toBeNull();
  });

  it('saves again over what the first save left', async () => {
    const { user, updates } = await openUser();
    await user.type(await field('Soyad'), 'x');
    await user.click(press('Kaydet'));
    await saved();
    await user.type(await field('Ad'), 'nur');
    await user.click(press('Kaydet'));
    await screen.findByRole('heading', { name: 'Elifnur Sarıkayax' });
    expect(updates()[1]).toMatchObject({ firstName: 'Elifnur', version: 8, accountVersion: 4 });
    expect(updates()[1]).not.toHaveProperty('lastName');
  });

  it('says that there is nothing to save', async () => {
    const { user, api } = await openUser();
    await field('Ad');
    await user.click(press('Kaydet'));
    expect(await screen.findByText('Kaydedilecek bir değişiklik yok.')).toBeTruthy();
    expect(api.callsTo(UPDATE)).toEqual([]);
  });

  it('takes the picture away', async () => {
    const { user, updates } = await openUser();
    await field('Ad');
    await user.click(within(screen.getByRole('group', { name: 'Profil fotoğrafı' })).getByRole('button', { name: 'Kaldır' }));
    expect(screen.getByText('Kaydedince kalkar; geri alınamaz.')).toBeTruthy();
    await user.click(press('Kaydet'));
    await saved();
    expect(updates()[0]).toMatchObject({ imageFileName: '' });
    expect(screen.queryByRole('button', { name: 'Geri al' })).toBeNull();
  });

  it('names each wrong answer at its field, and sends nothing', async () => {
    const { api, user } = await openUser();
    await user.clear(await field('Ad'));
    await user.clear(await field('E-posta'));
    await user.type(await field('E-posta'), 'elif');
    await user.type(await field('Telefon numarası'), '1');
    await user.click(press('Kaydet'));
    expect(await screen.findByText('Adı yazın.')).toBeTruthy();
    expect(screen.getByText(/^E-posta adresi geçerli değil/)).toBeTruthy();
    expect(screen.getByText(/^Numara tam 10 rakam olmalı/)).toBeTruthy();
    expect(document.activeElement).toBe(await field('Ad'));
    expect(api.callsTo(UPDATE)).toEqual([]);
  });

  it('does not hold against anybody what was stored under older rules', async () => {
    const { user, updates } = await openUser({ user: member({ birthday: '2020-01-01', city: 'Atlantis' }) });
    await user.type(await field('Soyad'), 'x');
    await user.click(press('Kaydet'));
    await saved();
    expect(updates()).toHaveLength(1);
  });

  it.each([
    ['USER_ALREADY_EXIST', [], 'Bu adres başka bir hesabın.', 'E-posta'],
    ['LAST_ADMIN', [], 'Bu, son etkin yönetici. Önce başka birini yönetici yapın.', 'Kullanıcı türü'],
    ['UNVERIFIED_ADMIN', [], /^E-posta adresini giriş yapmışken doğrulamamış biri yönetici olamaz\./, 'Kullanıcı türü'],
    ['OWN_ACCOUNT', [], /^Kendi hesabınızın e-posta adresini, türünü ve durumunu/, 'Kullanıcı türü'],
    ['VALIDATION_FAILED', [{ path: 'user.phone', problem: 'x' }], /^Numara tam 10 rakam olmalı/, 'Telefon numarası'],
    ['VALIDATION_FAILED', [{ path: 'city', problem: 'x' }], 'Bu adda bir şehir bulamadık. Listeden seçin.', 'Şehir'],
  ])('tells the refusal %s %j at its field, and keeps what was typed', async (code, details, sentence, name) => {
    const { user } = await openUser({ answers: { [UPDATE]: () => refusal(400, code, details) } });
    await user.type(await field('Soyad'), 'x');
    await user.click(press('Kaydet'));
    expect(await screen.findByText(sentence)).toBeTruthy();
    await waitFor(async () => expect(document.activeElement).toBe(await field(name)));
    expect((await field('Soyad')).value).toBe('Sarıkayax');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('tells a failure of the whole, with another try', async () => {
    let tries = 0;
    const { user } = await openUser({
      user: member(),
      answers: {
        [UPDATE]: () => {
          tries += 1;
          return tries === 1
            ? refusal(503, 'SERVICE_UNAVAILABLE')
            : { body: { success: true, user: member({ lastName: 'Kaya', version: 8 }) } };
        },
      },
    });
    await user.type(await field('Soyad'), 'x');
    await user.click(press('Kaydet'));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Tekrar Dene' }));
    expect(await screen.findByRole('heading', { name: 'Elif Kaya' })).toBeTruthy();
  });

  it.each([
    [404, 'USER_NOT_FOUND'],
    [400, 'VALIDATION_FAILED'],
  ])('leads back to the list when there is nobody (%i %s)', async (status, code) => {
    await openUser({ answers: { [READ]: () => refusal(status, code) } });
    expect(await screen.findByRole('heading', { name: 'Böyle bir kullanıcı yok', level: 1 })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Kullanıcılara dön' }).getAttribute('href')).toBe('/admin/users');
  });

  it('tries again when the person cannot be asked for', async () => {
    let tries = 0;
    const { user } = await openUser({
      answers: {
        [READ]: () => {
          tries += 1;
          return tries === 1 ? refusal(503, 'SERVICE_UNAVAILABLE') : { body: { success: true, user: coach() } };
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Tekrar Dene' }));
    expect((await field('Ad')).value).toBe('Elif');
  });

  it('renames whoever is signed in in the header too, and leaves their own role and status to others', async () => {
    const { user, product } = await openUser({ user: member({ id: '01k9000000000000000000000a', userType: 'admin' }) });
    const type = await field('Kullanıcı türü');
    expect([type.readOnly, type.value, (await field('Durum')).value]).toEqual([true, 'Yönetici', 'Etkin']);
    expect((await field('E-posta')).readOnly).toBe(true);
    expect(screen.getByRole('link', { name: 'Güvenlik sayfanızda değiştirin' }).getAttribute('href')).toBe('/profile/security');
    expect(screen.getByText(/^Kendi türünüzü ve durumunuzu değiştiremezsiniz/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Hesabı sil' })).toBeNull();
    await user.type(await field('Ad'), 'x');
    await user.click(press('Kaydet'));
    await waitFor(() => expect(product.store.getState().session.user?.firstName).toBe('Yeni'));
  });
});
