import { afterEach, describe, expect, it } from '@jest/globals';
import { closeRemote } from '@pusula/frontend-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { DEAD_LETTERS, DISCARD, failedEvent, LETTER, openPart, REPLAY, refuse, waiting } from './operations.testing.ts';

afterEach(closeRemote);

const CHANGED = 'catalog.category-changed.v1';
const COACH = 'profile.coach-changed.v1';
const both = [failedEvent('m1', 'profile', CHANGED), failedEvent('m2', 'search', COACH)];

describe('failedEvent events', () => {
  it('stand by queue, with what went wrong', async () => {
    await openPart('failed-events', { [DEAD_LETTERS]: () => waiting(both, 240) });
    const table = within(await screen.findByRole('table', { name: 'Başarısız olaylar: Profiller' }));
    expect(table.getByText(CHANGED)).toBeTruthy();
    expect(table.getByText('column "x" does not exist')).toBeTruthy();
    expect(screen.getByRole('table', { name: 'Başarısız olaylar: Arama' })).toBeTruthy();
    expect(screen.getByText('240 olayın 2 tanesi gösteriliyor.')).toBeTruthy();
  });

  it('of one queue alone are in the address', async () => {
    const { user } = await openPart('failed-events', { [DEAD_LETTERS]: () => waiting(both) });
    await screen.findByRole('table', { name: 'Başarısız olaylar: Profiller' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kuyruk' }), 'search');
    expect(screen.queryByRole('table', { name: 'Başarısız olaylar: Profiller' })).toBeNull();
    expect(location.search).toBe('?part=failed-events&queue=search');
  });

  it('are looked into with a warning, and are forgotten with the dialog', async () => {
    const { api, product, user } = await openPart('failed-events', {
      [DEAD_LETTERS]: () => waiting(both),
      [LETTER]: () => ({ body: { success: true, message: '{"data":{"email":"a@b.example"}}' } }),
    });
    await user.click(await screen.findByRole('button', { name: `İncele: ${COACH}` }));
    const dialog = within(await screen.findByRole('dialog', { name: COACH }));
    expect(dialog.getByText(/kişisel veri olabilir/)).toBeTruthy();
    expect((await dialog.findByRole('region', { name: 'Olayın içeriği' })).textContent).toBe(
      '{\n  "data": {\n    "email": "a@b.example"\n  }\n}',
    );
    expect(api.callsTo(LETTER).map(({ input }) => input)).toEqual([{ queue: 'search', id: 'm2' }]);
    await user.click(dialog.getByRole('button', { name: 'Kapat' }));
    await waitFor(() => expect(JSON.stringify(product.store.getState())).not.toContain('a@b.example'));
  });

  it('that are no JSON are shown as they came', async () => {
    const { user } = await openPart('failed-events', {
      [DEAD_LETTERS]: () => waiting(both),
      [LETTER]: () => ({ body: { success: true, message: '{oops' } }),
    });
    await user.click(await screen.findByRole('button', { name: `İncele: ${COACH}` }));
    expect((await screen.findByRole('region', { name: 'Olayın içeriği' })).textContent).toBe('{oops');
  });

  it('are replayed one by one', async () => {
    let deadLetters = both;
    const { api, user } = await openPart('failed-events', {
      [DEAD_LETTERS]: () => waiting(deadLetters),
      [REPLAY]: () => {
        deadLetters = both.slice(0, 1);
        return { body: { success: true, replayed: 1 } };
      },
    });
    await user.click(await screen.findByRole('button', { name: `Yeniden işle: ${COACH}` }));
    expect(await screen.findByText('1 olay yeniden işlenmek üzere sıraya alındı.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(COACH)).toBeNull());
    expect(api.callsTo(REPLAY).map(({ input }) => input)).toEqual([{ queue: 'search', id: 'm2' }]);
  });

  it('are replayed all of a queue, after a question', async () => {
    const { api, user } = await openPart('failed-events', {
      [DEAD_LETTERS]: () => waiting(both.slice(1)),
      [REPLAY]: () => ({ body: { success: true, replayed: 7 } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Hepsini yeniden işle' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hepsi yeniden işlensin mi?' }));
    expect(api.callsTo(REPLAY)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Hepsini yeniden işle' }));
    expect(await screen.findByText('7 olay yeniden işlenmek üzere sıraya alındı.')).toBeTruthy();
    expect(api.callsTo(REPLAY).map(({ input }) => input)).toEqual([{ queue: 'search' }]);
  });

  it('are discarded after a question, and one that is gone already is told of', async () => {
    let isGone = false;
    const { api, user } = await openPart('failed-events', {
      [DEAD_LETTERS]: () => waiting(both),
      [DISCARD]: () => (isGone ? refuse(404, 'DEAD_LETTER_NOT_FOUND')() : {}),
    });
    const discard = async () => {
      await user.click(await screen.findByRole('button', { name: `Sil: ${COACH}` }));
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Olay silinsin mi?' }));
      await user.click(dialog.getByRole('button', { name: 'Sil' }));
    };
    await discard();
    expect(await screen.findByText('Olay silindi.')).toBeTruthy();
    isGone = true;
    await discard();
    expect(await screen.findByText(/Bu olay artık listede değil/)).toBeTruthy();
    expect(api.callsTo(DISCARD).map(({ input }) => input)).toEqual([
      { queue: 'search', id: 'm2' },
      { queue: 'search', id: 'm2' },
    ]);
  });

  it('that cannot be listed come with another try', async () => {
    await openPart('failed-events', { [DEAD_LETTERS]: refuse(503, 'SERVICE_UNAVAILABLE') });
    expect(await screen.findByRole('button', { name: 'Tekrar Dene' })).toBeTruthy();
  });
});
