import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { closeRemote, person } from '@pusula/frontend-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openForm, SAVE_CERTIFICATES, SAVE_COACHING } from '../editing/open-form.testing.tsx';
import { widenWindow } from '../testing/widen-window.ts';
import { coach } from './coach.testing.ts';

afterEach(async () => {
  jest.restoreAllMocks();
  await closeRemote();
});

const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
type User = Awaited<ReturnType<typeof openForm>>['user'];
/** At the end of what is there, in one stroke. */
async function write(user: User, label: string, text: string) {
  await user.click(await field(label));
  await user.paste(text);
}
const press = (name: string) => screen.getByRole('button', { name });
const BOTH = { tr: { headline: 'Yol arkadaşı', bio: 'Merhaba.' }, en: { headline: 'Companion', bio: 'Hello.' } };

describe('/coach-profile', () => {
  it('V21: names no next step to somebody whom nothing makes public, such as an administrator', async () => {
    await openForm('/coach-profile', { user: coach({ texts: BOTH, userType: 'admin', hiddenReasons: ['notCoach', 'headline'] }) });
    expect(await screen.findByText('Yönetici hesapları aramalarda görünmez.')).toBeTruthy();
    expect(screen.queryByText(/Sıradaki adım/)).toBeNull();
  });

  it('shows both texts, areas, links and certificates, and leads to their forms', async () => {
    await openForm('/coach-profile', { user: coach({ texts: BOTH }) });
    expect(await screen.findByRole('heading', { name: 'Koçluk profili', level: 1 })).toBeTruthy();
    for (const text of ['Yayında', 'Yol arkadaşı', 'Companion', 'Liderlik', '8 yıl', 'Ziyaretçilere görünmüyor', 'PCC'])
      expect(screen.getByText(text)).toBeTruthy();
    const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    for (const target of ['/coach-profile/edit', '/coach-profile/certificates', '/tr/coach/nilufer-sen-01k9000000000000000000000a'])
      expect(targets).toContain(target);
  });

  it('says what is missing before it is published, each with the way there', async () => {
    await openForm('/coach-profile', {
      user: coach({ isPublic: false, categories: [], certificates: [], hiddenReasons: ['categories', 'certificates'] }),
    });
    const standing = (await screen.findByText('Şunlar tamamlanınca profiliniz yayına girer:')).parentElement as HTMLElement;
    expect(
      within(standing)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['En az bir kategori seçin. Kategori seç', 'En az bir sertifika ekleyin. Sertifika ekle']);
    expect(
      within(standing)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/coach-profile/edit', '/coach-profile/certificates']);
    expect(screen.queryByText('Yayında')).toBeNull();
  });

  it('promises an administrator nothing', async () => {
    await openForm('/coach-profile', {
      user: { ...coach({ isPublic: false, hiddenReasons: ['notCoach', 'headline'] }), userType: 'admin' },
    });
    expect(await screen.findByText('Yönetici hesapları aramalarda görünmez.')).toBeTruthy();
    expect([screen.queryByText('Başlığınız eksik.'), screen.queryByText(/yayına girer:/)]).toEqual([null, null]);
  });

  it('S13: makes no link of an address that is none of the web', async () => {
    await openForm('/coach-profile', { user: coach({ website: 'javascript:alert(1)' }) });
    expect((await screen.findByText('javascript:alert(1)')).closest('a')).toBeNull();
  });

  it.each([
    ['member', 'Koçluk mu yapıyorsunuz?'],
    ['admin', 'Yönetici hesabının koçluk profili yok.'],
  ] as const)('tells a %s what it is for', async (userType, title) => {
    const { api } = await openForm('/coach-profile/edit', { user: person(userType) });
    expect(await screen.findByRole('heading', { name: title, level: 1 })).toBeTruthy();
    expect(api.callsTo(SAVE_COACHING)).toEqual([]);
  });

  it('previews the page as visitors see it, in both languages', async () => {
    const { user } = await openForm('/coach-profile', { user: coach({ texts: BOTH, showsPhone: true }) });
    await user.click(await screen.findByRole('button', { name: 'Önizle' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ziyaretçiler böyle görür' }));
    expect(dialog.getByText('Yol arkadaşı')).toBeTruthy();
    await user.click(dialog.getByRole('tab', { name: 'English' }));
    expect(dialog.getByText('Companion')).toBeTruthy();
    expect(dialog.getByText('Hello.').closest('[lang=en]')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Önizlemeyi kapat' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('/coach-profile/edit', () => {
  it('saves both languages, and the view shows them at once', async () => {
    const { api, user } = await openForm('/coach-profile/edit');
    await write(user, 'Başlık', ' ve daha fazlası');
    await user.click(screen.getByRole('tab', { name: 'English' }));
    await write(user, 'Başlık', 'A companion');
    await write(user, 'Tanıtım', 'Hello.');
    await user.click(screen.getByRole('checkbox', { name: /Telefon numaramı \(\+90 532 123 45 67\)/ }));
    await user.click(screen.getByRole('checkbox', { name: 'İlk görüşme ücretsiz' }));
    await user.click(press('Kaydet'));
    expect(await screen.findByText('A companion')).toBeTruthy();
    expect(location.pathname).toBe('/coach-profile');
    expect(screen.getByText('İlk kez yönetici olanlara yol arkadaşlığı ve daha fazlası')).toBeTruthy();
    expect(screen.getByText('Ziyaretçilere görünüyor: +90 532 123 45 67')).toBeTruthy();
    expect(api.callsTo(SAVE_COACHING).map(({ input }) => input)).toMatchObject([
      {
        Texts: { tr: { headline: expect.stringContaining('daha fazlası') }, en: { headline: 'A companion', bio: 'Hello.' } },
        Version: 7,
        ShowsPhone: true,
        OffersFreeFirstSession: true,
      },
    ]);
  });

  it('saves neither language when the call fails, and both with the next try', async () => {
    let fails = true;
    const { service, user } = await openForm('/coach-profile/edit', {
      answers: {
        [SAVE_COACHING]: (call) => {
          if (fails) return { status: 503, body: { success: false, errorMessage: 'SERVICE_UNAVAILABLE' } };
          return service.saveCoaching(call);
        },
      },
    });
    await write(user, 'Tanıtım', ' Ve sizinle.');
    await user.click(screen.getByRole('tab', { name: 'English' }));
    await write(user, 'Başlık', 'A companion');
    await write(user, 'Tanıtım', 'Hello.');
    await user.click(press('Kaydet'));
    await screen.findByRole('alertdialog', { name: 'Değişiklikler kaydedilemedi' });
    fails = false;
    await user.click(press('Tekrar Dene'));
    expect(await screen.findByText('A companion')).toBeTruthy();
    expect(service.known().texts).toMatchObject({
      tr: { bio: 'Sekiz yıldır yeni yöneticilerle çalışıyorum. Ve sizinle.' },
      en: { bio: 'Hello.' },
    });
  });

  it('opens the language in which something is missing', async () => {
    const { api, user } = await openForm('/coach-profile/edit');
    await user.click(await screen.findByRole('tab', { name: 'English' }));
    await write(user, 'Başlık', 'A companion');
    await user.click(screen.getByRole('tab', { name: 'Türkçe' }));
    await user.click(press('Kaydet'));
    expect(await screen.findByText('Kendinizi birkaç cümleyle tanıtın.')).toBeTruthy();
    expect(screen.getByRole('tab', { name: 'English' }).getAttribute('aria-selected')).toBe('true');
    expect(document.activeElement).toBe(await field('Tanıtım'));
    expect(api.callsTo(SAVE_COACHING)).toEqual([]);
  });

  it('has a text polished in its own language, whatever the page speaks', async () => {
    const { api, user } = await openForm('/coach-profile/edit', {
      user: coach({ texts: BOTH }),
      answers: { 'POST /ai/refine': () => ({ status: 503, body: { success: false, errorMessage: 'REFINE_FAILED' } }) },
    });
    await user.click(await screen.findByRole('tab', { name: 'English' }));
    await user.click(press('Tanıtımı düzelt'));
    await screen.findByText(/Metniniz şu an düzenlenemiyor/);
    expect(api.callsTo('POST /ai/refine').map(({ input }) => [input.Language, input.Information])).toEqual([['en', 'Hello.']]);
  });

  it('asks once for a choice when a suggestion still waits, and then saves the coach’s own text', async () => {
    const suggestion = { success: true, information: 'Birlikte yol alırız.', source: 'tidy-up', doubts: [] };
    const { api, user } = await openForm('/coach-profile/edit', { answers: { 'POST /ai/refine': () => ({ body: suggestion }) } });
    await write(user, 'Tanıtım', ' Ve sizinle.');
    await user.click(press('Tanıtımı düzelt'));
    await screen.findByRole('button', { name: /metnim kalsın/ });
    await user.click(press('Kaydet'));
    expect(await screen.findByText(/seçiminizi bekliyor/)).toBeTruthy();
    expect(api.callsTo(SAVE_COACHING)).toEqual([]);
    await user.click(press('Kaydet'));
    await waitFor(() =>
      expect(api.callsTo(SAVE_COACHING).map(({ input }) => input.Texts)).toMatchObject([
        { tr: { bio: expect.stringMatching(/Ve sizinle\.$/) } },
      ]),
    );
  });

  it('previews what is not saved yet', async () => {
    const { user } = await openForm('/coach-profile/edit');
    await user.clear(await field('Başlık'));
    await write(user, 'Başlık', 'Yepyeni');
    await user.click(press('Önizle'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ziyaretçiler böyle görür' }));
    expect(dialog.getByText('Yepyeni')).toBeTruthy();
    expect(dialog.getByText('Liderlik')).toBeTruthy();
  });

  it('shows the page beside the form where there is room, as it is typed and in the language that is typed', async () => {
    widenWindow();
    const { user } = await openForm('/coach-profile/edit');
    const page = within(await screen.findByRole('region', { name: 'Ziyaretçiler böyle görür' }));
    await write(user, 'Başlık', ' ve daha fazlası');
    expect(await page.findByText('İlk kez yönetici olanlara yol arkadaşlığı ve daha fazlası')).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: 'English' }));
    expect(await page.findByText('Written in Turkish')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Önizle' })).toBeNull();
  });
});

describe('/coach-profile/certificates', () => {
  it('shows beside the form what visitors see of it, in its order, and what to do about one that has expired', async () => {
    widenWindow();
    const [valid] = coach().certificates ?? [];
    if (!valid) throw new Error('the coach has a certificate');
    const old = { ...valid, id: '01k900000000000000000000c2', name: 'Eski', expiryDate: '2020-01-31' };
    const { user } = await openForm('/coach-profile/certificates', { user: coach({ certificates: [valid, old] }) });
    const seen = within(await screen.findByRole('region', { name: 'Ziyaretçiler böyle görür' }));
    const order = () => seen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(order()).toEqual([valid.name, 'Eski']);
    expect(seen.getByText(/Yenilediyseniz “Düzenle” ile yeni tarihini yazın/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /Yukarı.*Eski|Eski.*[Yy]ukarı/ }));
    expect(order()).toEqual(['Eski', valid.name]);
  });

  const ids = (input: Record<string, unknown>) => (input.Certificates as { name: string }[]).map(({ name }) => name);
  const [first] = coach().certificates ?? [];
  const two = coach({
    certificates: first && [first, { ...first, id: '01k900000000000000000000c2', name: 'ACC', expiryDate: '2020-01-01' }],
  });

  it('puts them in another order with the keyboard, and saves that', async () => {
    const { api, user } = await openForm('/coach-profile/certificates', { user: two });
    const up = await screen.findByRole('button', { name: 'ACC sertifikasını yukarı taşı' });
    expect(screen.getByText('Süresi doldu')).toBeTruthy();
    up.focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('ACC sertifikasını yukarı taşı');
    await user.click(press('Kaydet'));
    await screen.findByText('Değişiklikleriniz kaydedildi.');
    expect(api.callsTo(SAVE_CERTIFICATES).map(({ input }) => ids(input))).toEqual([['ACC', 'PCC']]);
  });

  it('keeps one at least', async () => {
    const { api, user } = await openForm('/coach-profile/certificates');
    await user.click(await screen.findByRole('button', { name: 'PCC sertifikasını sil' }));
    await user.click(press('Sil'));
    await user.click(press('Kaydet'));
    expect(await screen.findByText('Sertifika bilgileri boş. En az bir sertifika ekleyin.')).toBeTruthy();
    await user.click(press('Geri al'));
    expect(screen.getByText('PCC')).toBeTruthy();
    expect(api.callsTo(SAVE_CERTIFICATES)).toEqual([]);
  });
});
