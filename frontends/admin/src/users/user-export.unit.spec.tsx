import { afterEach, expect, it, jest } from '@jest/globals';
import { localDay } from '@pusula/contracts';
import { closeRemote } from '@pusula/frontend-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { watchSavedFiles } from '../files/saved-files.testing.ts';
import { openConsole } from '../testing/open-console.ts';
import { EXPORT, elif, found, isil, kerem, LAST, last, refused, SEARCH } from './users.testing.ts';

afterEach(async () => {
  jest.restoreAllMocks();
  await closeRemote();
});

const DAY = localDay(new Date());

it('writes the whole search into a file, page by page, as Excel in Turkey opens it', async () => {
  const saved = watchSavedFiles();
  const hostile = { ...kerem, firstName: '=HYPERLINK("http://x")', lastName: 'Uluğ; Kerem' };
  const { api, user } = await openConsole('/admin/users?type=coach#q=posta', {
    [SEARCH]: found([elif], 3),
    [EXPORT]: ({ input }) => ({
      body: input.after ? { success: true, users: [hostile], next: null } : { success: true, users: [elif, isil], next: isil.id },
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Bulunanları indir (CSV)' }));
  expect(await screen.findByText('3 kişi dosyaya yazıldı.')).toBeTruthy();
  const filter = { SearchType: 'any', Email: 'posta', userTypes: ['coach'], statuses: [] };
  expect(api.callsTo(EXPORT).map(({ input }) => input)).toEqual([filter, { ...filter, after: isil.id }]);
  expect(saved.map(({ name }) => name)).toEqual([`kullanicilar-${DAY}.csv`]);
  expect((await saved[0]?.text())?.split('\r\n')).toEqual([
    '\ufeffKimlik;Ad;Soyad;E-posta;Tür;Durum;Doğrulanmış;Şehir;Kayıt tarihi',
    '01k9elif;Elif;Sarıkaya;01k9elif@posta.example;Koç;Etkin;Evet;İstanbul;2026-03-14',
    '01k9isil;Işıl;Çelik;01k9isil@posta.example;Koç;Etkin;Hayır;Çorum;2026-03-14',
    `01k9kerem;"'=HYPERLINK(""http://x"")";"Uluğ; Kerem";01k9kerem@posta.example;Üye;Kapalı;Evet;Ankara;2026-03-14`,
    '',
  ]);
});

it('says how far it is, and saves nothing once it is given up', async () => {
  const saved = watchSavedFiles();
  const gate = Promise.withResolvers<void>();
  const { user } = await openConsole('/admin/users?view=all', {
    [SEARCH]: found([elif], 4_100),
    [EXPORT]: async ({ input }) => {
      if (input.after) await gate.promise;
      return { body: { success: true, users: Array.from({ length: 2_000 }, () => elif), next: elif.id } };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Bulunanları indir (CSV)' }));
  expect(await screen.findByText('2.000 / 4.100 kişi')).toBeTruthy();
  expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(2_000);
  await user.click(screen.getByRole('button', { name: 'Vazgeç' }));
  expect(await screen.findByRole('button', { name: 'Bulunanları indir (CSV)' })).toBeTruthy();
  gate.resolve();
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(saved).toEqual([]);
});

it('takes everybody along from the last fifty, and tells a failure with another try', async () => {
  const saved = watchSavedFiles();
  let tries = 0;
  const { api, user } = await openConsole('/admin/users', {
    [LAST]: last(elif),
    [EXPORT]: () => {
      tries += 1;
      return tries === 1 ? refused(503, 'SERVICE_UNAVAILABLE')() : { body: { success: true, users: [elif, kerem], next: null } };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Tümünü indir (CSV)' }));
  await screen.findByRole('alertdialog', { name: 'Dosya hazırlanamadı' });
  await user.click(screen.getByRole('button', { name: 'Tekrar Dene' }));
  expect(await screen.findByText('2 kişi dosyaya yazıldı.')).toBeTruthy();
  expect(api.callsTo(EXPORT)[1]?.input).toEqual({ SearchType: 'any', Email: '', userTypes: [], statuses: [] });
  expect(saved).toHaveLength(1);
});
