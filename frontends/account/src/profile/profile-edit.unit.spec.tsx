import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { closeRemote, person } from '@pusula/frontend-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { coach } from '../coach-profile/coach.testing.ts';
import { picture } from '../coaching/picture.slice.ts';
import { openForm, PERSON, SAVE_PROFILE } from '../editing/open-form.testing.tsx';
import { widenWindow } from '../testing/widen-window.ts';

afterEach(async () => {
  jest.restoreAllMocks();
  await closeRemote();
});

const member = person('member', { version: 3, birthday: '1990-05-04', gender: 'Female', middleName: 'Su' });
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const save = () => screen.getByRole('button', { name: 'Kaydet' });

describe('one’s own profile', () => {
  it('is shown whole, and leads to its form', async () => {
    const { user } = await openForm('/profile', { user: member });
    expect(await screen.findByRole('heading', { name: 'Nilüfer Şen', level: 1 })).toBeTruthy();
    for (const text of ['Su', '4 Mayıs 1990', 'Kadın', '+90 532 123 45 67', 'İzmir', 'Belirtilmedi'])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Koçluk profili' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Görünürlük' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Profili düzenle' }));
    expect((await field('Ad')).value).toBe('Nilüfer');
  });

  it('of a coach says whether visitors see it, and the next step', async () => {
    await openForm('/profile', { user: coach({ isPublic: false, isVerified: false, hiddenReasons: ['notVerified'] }) });
    expect(await screen.findByText('Yayında değil')).toBeTruthy();
    expect(screen.getByText(/E-posta adresiniz henüz doğrulanmadı/)).toBeTruthy();
    expect(screen.getByText('%92')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'İkinci dilde yaz' }).getAttribute('href')).toBe('/coach-profile/edit');
  });
});

describe('beside one’s own profile', () => {
  it('a coach sees the row that searches show', async () => {
    await openForm('/profile');
    const row = within(await screen.findByRole('region', { name: 'Aramalarda böyle görünürsünüz' }));
    for (const text of ['Nilüfer Şen', 'İlk kez yönetici olanlara yol arkadaşlığı', /^İzmir · 8 yıl/, 'Liderlik'])
      expect(row.getByText(text)).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Son aramalarınız' })).toBeNull();
  });

  it('a member goes on with a search, or begins one', async () => {
    localStorage.setItem('pusula.own-searches', '["ilk kez yönetici oldum"]');
    await openForm('/profile', { user: member });
    const searches = within(await screen.findByRole('region', { name: 'Son aramalarınız' }));
    expect(searches.getByRole('link', { name: 'ilk kez yönetici oldum' }).getAttribute('href')).toBe(
      '/search-results?q=ilk+kez+y%C3%B6netici+oldum',
    );
    await closeRemote();
    await openForm('/profile', { user: member });
    expect((await screen.findByRole('link', { name: 'Koç ara' })).getAttribute('href')).toBe('/tr');
  });
});

describe('the form over it', () => {
  it('shows beside it a coach’s row as it is typed and who sees what, or where a member finds the rest of the account', async () => {
    widenWindow();
    const { user } = await openForm('/profile/edit');
    const seen = within(await screen.findByRole('region', { name: 'Ziyaretçiler böyle görür' }));
    await user.clear(await field('Ad'));
    await user.type(await field('Ad'), 'Nil');
    expect(await seen.findByText('Nil Şen')).toBeTruthy();
    expect(seen.getByText(/e-posta adresiniz ve telefonunuz\.$/)).toBeTruthy();
    await closeRemote();
    await openForm('/profile/edit', { user: member });
    const elsewhere = within(await screen.findByRole('region', { name: 'Başka sayfalarda' }));
    expect(screen.getByText(/^Herkese açık bir sayfanız yok/)).toBeTruthy();
    expect(elsewhere.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/profile/security',
      '/profile/security',
      '/coach-profile',
    ]);
  });

  it('begins with what the server knows, saves what was changed, and shows it at once', async () => {
    const { api, user, product } = await openForm('/profile/edit', { user: member });
    await user.clear(await field('Ad'));
    await user.type(await field('Ad'), 'Nil');
    await user.clear(await field('Kullanıcı adı (isteğe bağlı)'));
    await user.type(await field('Telefon numarası'), '{Backspace}8');
    await user.click(save());
    expect(await screen.findByRole('heading', { name: 'Nil Şen', level: 1 })).toBeTruthy();
    expect(screen.getByText('Değişiklikleriniz kaydedildi.')).toBeTruthy();
    expect(product.store.getState().session.user?.firstName).toBe('Nil');
    expect(api.callsTo(SAVE_PROFILE).map(({ input }) => input)).toEqual([
      {
        UserId: member.id,
        Email: member.email,
        ImageFileName: '',
        City: 'İzmir',
        Country: 'TR',
        Phone: '5321234568',
        FirstName: 'Nil',
        MiddleName: 'Su',
        LastName: 'Şen',
        Username: '',
        Gender: 'Female',
        Birthday: '1990-05-04',
        Version: 3,
      },
    ]);
  });

  it('keeps what was typed when it cannot be saved, and tries again', async () => {
    let tries = 0;
    const { user } = await openForm('/profile/edit', {
      user: member,
      answers: {
        [SAVE_PROFILE]: () => {
          tries += 1;
          if (tries === 1) return { status: 503, body: { success: false, errorMessage: 'SERVICE_UNAVAILABLE' } };
          return { body: { success: true, user: { ...member, lastName: 'Şener' } } };
        },
      },
    });
    await user.type(await field('Soyad'), 'er');
    await user.click(save());
    expect(await screen.findByRole('alertdialog', { name: 'Değişiklikler kaydedilemedi' })).toBeTruthy();
    expect((await field('Soyad')).value).toBe('Şener');
    await user.click(screen.getByRole('button', { name: 'Tekrar Dene' }));
    expect(await screen.findByRole('heading', { name: 'Nilüfer Şener' })).toBeTruthy();
  });

  it('tells a refusal at its field, and goes there', async () => {
    const { user } = await openForm('/profile/edit', {
      user: member,
      answers: {
        [SAVE_PROFILE]: () => ({
          status: 400,
          body: { success: false, errorMessage: 'VALIDATION_FAILED', details: [{ path: 'Phone', problem: 'not ten digits' }] },
        }),
      },
    });
    await user.type(await field('Soyad'), 'er');
    await user.click(save());
    expect(await screen.findByText(/Numara tam 10 rakam olmalı/)).toBeTruthy();
    await waitFor(async () => expect(document.activeElement).toBe(await field('Telefon numarası')));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('asks the first question that is not answered', async () => {
    const { api, user } = await openForm('/profile/edit', { user: member });
    await user.clear(await field('Soyad'));
    await user.clear(await field('Ad'));
    await user.click(save());
    expect(await screen.findByText('Adınızı yazın.')).toBeTruthy();
    expect(document.activeElement).toBe(await field('Ad'));
    expect(api.callsTo(SAVE_PROFILE)).toEqual([]);
  });

  it('takes a new picture along, and nothing of a picture goes into a sign-up', async () => {
    const { api, user, product } = await openForm('/profile/edit', {
      user: member,
      answers: {
        'POST /auth/upload-profile-picture': () => ({ body: { success: true, imageUrl: '/pictures/p2/640.jpg', fileName: 'p2' } }),
      },
    });
    await field('Ad');
    act(() => void product.store.dispatch(picture.chosen('data:image/jpeg;base64,AA')));
    expect(await screen.findByRole('button', { name: 'Başka fotoğraf seç' })).toBeTruthy();
    await user.click(save());
    await screen.findByText('Değişiklikleriniz kaydedildi.');
    expect(api.callsTo(SAVE_PROFILE).map(({ input }) => input.ImageFileName)).toEqual(['p2']);
    expect(localStorage.getItem('pusula.newUserDraft')).toBeNull();
  });

  it('says when the person cannot be asked for, and tries again', async () => {
    let tries = 0;
    const { user } = await openForm('/profile/edit', {
      answers: {
        [PERSON]: () => {
          tries += 1;
          return tries === 1
            ? { status: 503, body: { success: false, errorMessage: 'SERVICE_UNAVAILABLE' } }
            : { body: { success: true, user: coach() } };
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Tekrar Dene' }));
    expect((await field('Ad')).value).toBe('Nilüfer');
  });
});
