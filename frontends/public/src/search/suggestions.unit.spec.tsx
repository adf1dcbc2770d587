import { afterEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { closePublic, openPublic } from '../testing/open-public.tsx';
import { box, echo } from './search.testing.ts';

afterEach(closePublic);

const suggestion = (kind: string, text: string, count: number | null = null) => ({
  kind,
  text,
  target: text,
  count,
  detail: '',
  imageUrl: '',
  marks: [],
});
const BY_KEYWORD: Readonly<Record<string, object[]>> = {
  uy: [suggestion('category', 'Uyku', 51), suggestion('city', 'Uşak')],
  uyk: [suggestion('category', 'Uyku', 51), suggestion('phrase', 'uyku düzenim bozuk'), suggestion('phrase', 'uykum kaçıyor')],
};
const rows = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

/** Somebody who has typed two letters and sees what they give; the reply to a third waits until it is let go. */
async function openList() {
  const held = Promise.withResolvers<void>();
  const { user, api, product } = await openPublic('/', {
    'GET /category/get-categories': () => ({ body: { success: true, categories: [] } }),
    'POST /search/search': echo(),
    'GET /search/suggest': async ({ input }: { input: Record<string, unknown> }) => {
      if (input.keyword === 'uyk') await held.promise;
      return { body: { success: true, suggestions: BY_KEYWORD[String(input.keyword)] ?? [] } };
    },
  });
  await user.type(await box(), 'uy');
  await waitFor(() => expect(rows()).toEqual(['Uyku51 koç', 'Uşak']));
  const typeOn = async () => {
    await user.type(await box(), 'k');
    await waitFor(() => expect(api.callsTo('GET /search/suggest').at(-1)?.input).toMatchObject({ keyword: 'uyk' }));
  };
  return { user, product, typeOn, letGo: held.resolve };
}
const list = () => screen.getByRole('listbox');

describe('the suggestions', () => {
  it('never move under a pointer: what comes meanwhile takes its place when the pointer has gone', async () => {
    const { product, typeOn, letGo } = await openList();
    await typeOn();
    fireEvent.pointerMove(list());
    letGo();
    await waitFor(() => expect(product.store.getState()).toMatchObject({ suggestions: { next: BY_KEYWORD.uyk } }));
    expect(rows()).toEqual(['Uyku51 koç', 'Uşak']);
    fireEvent.pointerLeave(list());
    await waitFor(() => expect(rows()).toEqual(['Uyku51 koç', 'uyku düzenim bozuk', 'uykum kaçıyor']));
  });

  it('follow the typing below a pointer that merely rests there', async () => {
    const { typeOn, letGo } = await openList();
    fireEvent.pointerMove(list());
    await typeOn();
    letGo();
    await waitFor(() => expect(rows()).toEqual(['Uyku51 koç', 'uyku düzenim bozuk', 'uykum kaçıyor']));
  });
});
