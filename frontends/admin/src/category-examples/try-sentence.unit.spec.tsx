import { afterEach, describe, expect, it } from '@jest/globals';
import { closeRemote } from '@pusula/frontend-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { idOf, refuse } from '../categories/categories.testing.ts';
import { type Answers, lines, OWN, openExamples, TRY } from './category-examples.testing.ts';

afterEach(closeRemote);

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

describe('a sentence that is tried out', () => {
  const tryOut = async (answer: Required<Answers>[typeof TRY]) => {
    const opened = await openExamples({ [TRY]: answer });
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
    await waitFor(() => expect(screen.queryByText(/^Arama son değişiklikleri öğreniyor/)).toBeNull());
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
