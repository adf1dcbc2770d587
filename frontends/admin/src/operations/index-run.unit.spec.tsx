import { afterEach, describe, expect, it } from '@jest/globals';
import { closeRemote } from '@pusula/frontend-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openCategories } from '../categories/categories.testing.ts';
import { EMBED, INDEX, index, openPart, REBUILD, refuse, run } from './operations.testing.ts';

afterEach(closeRemote);

const figure = (name: string) => screen.getByText(name).parentElement?.querySelector('dd')?.textContent;

describe('the search index', () => {
  it.each([
    [{}, 'Dizin veritabanıyla aynı', '1.200'],
    [{ unindexed: 4, inIndex: 1_196 }, 'Dizin güncelleniyor', '1.196'],
    [{ hasDrifted: true, inIndex: 900 }, 'Dizin veritabanından farklı', '900'],
    [{ hasDrifted: null, inIndex: null }, 'Dizin yanıt vermiyor', '–'],
  ])('with %o is said to be so: %s', async (status, words, inIndex) => {
    await openPart('index', { [INDEX]: () => index(status) });
    expect(await screen.findByText(words)).toBeTruthy();
    expect([figure('Arama motoru'), figure('Veritabanındaki koç'), figure('Dizindeki koç')]).toEqual(['Elasticsearch', '1.200', inIndex]);
    expect(screen.getByText('Kendiliğinden güncel kalır; bugüne kadar elle başlatılmadı.')).toBeTruthy();
  });

  it.each([
    [{ embedded: 1_200, waiting: 0, problem: null }, 'Anlam vektörleri güncel (test-model).', '1.200'],
    [{ embedded: 900, waiting: 300, problem: null }, '300 koçun anlam vektörü hesaplanıyor (test-model).', '900'],
    [{ embedded: 900, waiting: 300, problem: 'provider' as const }, /^Anlam vektörü sağlayıcısı kullanılabilir bir yanıt vermiyor/, '900'],
    [{ embedded: 900, waiting: 300, problem: 'budget' as const }, /günlük bütçe doldu \(test-model\)/, '900'],
  ])('with embeddings %o says what they do for searches', async (embeddings, words, embedded) => {
    await openPart('index', { [INDEX]: () => index({ embeddings: { model: 'test-model', ...embeddings } }) });
    expect(await screen.findByText(words)).toBeTruthy();
    expect(figure('Anlam vektörü olan koç')).toBe(embedded);
  });

  it('without a provider of embeddings says what finds by meaning instead', async () => {
    await openPart('index', { [INDEX]: () => index({ embeddings: null }) });
    expect(await screen.findByText(/Anlam vektörleri kullanılmıyor\.$/)).toBeTruthy();
    expect(screen.queryByText('Anlam vektörü olan koç')).toBeNull();
  });

  it('is made again after a question, and is followed until it is done', async () => {
    const states = [run('running', 300), run('running', 900), run('done', 1_200)];
    let isStarted = false;
    const { api, user } = await openPart('index', {
      [INDEX]: () => index({ run: isStarted ? ((states.length > 1 ? states.shift() : states[0]) ?? null) : null }),
      [REBUILD]: () => {
        isStarted = true;
        return { body: { success: true, job: run('running', 0) } };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Dizini yeniden oluştur' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Dizin yeniden oluşturulsun mu?' }));
    expect(api.callsTo(REBUILD)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Dizini yeniden oluştur' }));
    expect(await screen.findByText('1.200 koçtan 300 tanesi yazıldı')).toBeTruthy();
    expect((screen.getByRole('progressbar', { name: 'Yenileniyor' }) as HTMLProgressElement).value).toBe(300);
    expect(await screen.findByText('1.200 koçtan 900 tanesi yazıldı')).toBeTruthy();
    expect(await screen.findByText('Bitti: 1.200 koç dizine yazıldı.')).toBeTruthy();
    expect(await screen.findByText(/^Son çalışma .+ bitti: 1\.200 koç\.$/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Dizini yeniden oluştur' })).toBeTruthy();
  });

  it('is followed although the first answer is about the run before, and its end is told', async () => {
    const before = { ...run('done', 1_100), id: '01j00000000000000000000000' };
    const answers = [before, before, run('done', 1_200)];
    const { user } = await openPart('index', {
      [INDEX]: () => index({ run: (answers.length > 1 ? answers.shift() : answers[0]) ?? null }),
      [REBUILD]: () => ({ body: { success: true, job: run('running', 0) } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Dizini yeniden oluştur' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Dizini yeniden oluştur' }));
    expect(await screen.findByText('Bitti: 1.200 koç dizine yazıldı.')).toBeTruthy();
  });

  it('is told to be made when the run that was joined has ended meanwhile', async () => {
    const { user } = await openPart('index', {
      [INDEX]: () => index({ run: null }),
      [REBUILD]: () => ({ body: { success: true, job: run('done', 1_200) } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Dizini yeniden oluştur' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Dizini yeniden oluştur' }));
    expect(await screen.findByText('Bitti: 1.200 koç dizine yazıldı.')).toBeTruthy();
  });

  it('whose run breaks off says that the previous one stays', async () => {
    let state = run('running', 300);
    await openPart('index', { [INDEX]: () => index({ run: state }) });
    expect(await screen.findByText('1.200 koçtan 300 tanesi yazıldı')).toBeTruthy();
    state = run('failed', 300);
    expect(await screen.findByText(/^Çalışma yarıda kaldı\. Önceki dizin/)).toBeTruthy();
  });

  it('whose run does not start says why, and is asked again', async () => {
    const { api, user } = await openPart('index', { [INDEX]: () => index(), [REBUILD]: refuse(503, 'SERVICE_UNAVAILABLE') });
    await user.click(await screen.findByRole('button', { name: 'Dizini yeniden oluştur' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Dizini yeniden oluştur' }));
    const failure = within(await screen.findByRole('alertdialog', { name: 'Çalışma başlatılamadı' }));
    await user.click(failure.getByRole('button', { name: 'Tekrar Dene' }));
    await waitFor(() => expect(api.callsTo(REBUILD)).toHaveLength(2));
  });
});

describe('how search understands', () => {
  it('is said in the same words beside the categories and beside the index', async () => {
    const said = /^Ne arandığını, .* niyet modeli anlıyor\. Anlam vektörleri kullanılmıyor\.$/;
    await openCategories({ [INDEX]: () => index({ embeddings: null, run: null }) });
    expect(await screen.findByText(said)).toBeTruthy();
    expect(screen.getByText('Kendiliğinden güncel kalır; bugüne kadar elle başlatılmadı.')).toBeTruthy();
    expect(screen.queryByText(/bu vektörlerle/)).toBeNull();
  });
});

describe('embeddings', () => {
  it('are refreshed from the categories, where a run that is going on is joined', async () => {
    let state = run('running', 600);
    const { api, user } = await openCategories({ [INDEX]: () => index({ run: state }) });
    expect(await screen.findByText('1.200 koçtan 600 tanesi yazıldı')).toBeTruthy();
    state = run('done', 1_200);
    const again = await screen.findByRole('button', { name: 'Baştan öğret' });
    expect(api.callsTo(EMBED)).toEqual([]);
    await user.click(again);
    await waitFor(() => expect(api.callsTo(EMBED)).toHaveLength(1));
  });
});
