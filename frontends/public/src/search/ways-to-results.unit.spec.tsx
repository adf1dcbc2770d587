import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { CATEGORY_ID, COACH_ID, foundCoach } from '../testing/found.ts';
import { closePublic, openPublic } from '../testing/open-public.tsx';
import { box, count, echo } from './search.testing.ts';

afterEach(closePublic);

describe('what is close and what is not', () => {
  it('names the subjects that the words may speak of when nobody is close', async () => {
    const topics = [{ id: CATEGORY_ID, name: 'Liderlik', slug: `${CATEGORY_ID}-id-liderlik` }];
    await openPublic('/search-results?q=patron', { 'POST /search/search': echo({ coaches: [], total: 0, topics }) });
    expect((await screen.findByRole('link', { name: 'Liderlik' })).getAttribute('href')).toBe(`/tr/kategori/${CATEGORY_ID}-id-liderlik`);
    expect(screen.getByRole('heading', { name: 'Buna uyan bir koç bulamadık' })).toBeTruthy();
  });

  it('shows looser matches once they are asked for, below those who fit', async () => {
    const farther = foundCoach({ id: `${COACH_ID.slice(0, -1)}f`, firstName: 'Uzak' });
    const { api, user } = await openPublic('/search-results?q=patron', {
      'POST /search/search': (call) => echo({ farTotal: 12, ...(call.input.far === true && { coaches: [farther] }) })(call),
    });
    await user.click(await screen.findByRole('link', { name: 'Konuya değinen 12 koçu göster' }));
    expect(await screen.findByRole('link', { name: 'Uzak Sarıkaya' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Konuya değinenler' })).toBeTruthy();
    expect(location.search).toBe('?q=patron&far=1');
    expect(api.callsTo('POST /search/search').filter(({ input }) => input.far === true)).toHaveLength(1);
  });

  it('offers a city of the sentence as a filter, and takes it when it is pressed', async () => {
    const { user } = await openPublic('/search-results?q=ankarada+kariyer', {
      'POST /search/search': echo({ namedCities: [{ id: '06', name: 'Ankara', count: 2 }] }),
    });
    await user.click(await screen.findByRole('button', { name: 'Yalnız Ankara: 2' }));
    expect(location.search).toBe('?q=ankarada+kariyer&city=Ankara');
  });

  it('drops filters of an address that there are no more, and says so', async () => {
    await openPublic('/search-results?q=ekip&city=Atlantis&city=Van', {
      'POST /search/search': (call) =>
        echo({ unknownFilters: { cities: call.input.city === 'Atlantis' ? ['Atlantis'] : [], categoryIds: [] } })(call),
    });
    expect(await screen.findByText('Adresteki bazı filtreler artık yok; onlarsız arandı.')).toBeTruthy();
    await waitFor(() => expect(location.search).toBe('?q=ekip&city=Van'));
    expect(screen.getByText('Adresteki bazı filtreler artık yok; onlarsız arandı.')).toBeTruthy();
  });
});

describe('a city in another spelling', () => {
  it('is the city: one chip, its own row ticked, one search, and an address that follows without a step back', async () => {
    const before = history.length;
    const { api } = await openPublic('/search-results?q=ekip&city=35&page=2', {
      'POST /search/search': echo({
        cities: [
          { id: '34', name: 'İstanbul', count: 9 },
          { id: '35', name: 'İzmir', count: 4 },
        ],
      }),
    });
    await waitFor(() => expect(new URLSearchParams(location.search).get('city')).toBe('İzmir'));
    expect([location.search, history.length]).toEqual(['?q=ekip&city=%C4%B0zmir&page=2', before]);
    expect(await screen.findByRole('button', { name: 'İzmir filtresini kaldır' })).toBeTruthy();
    const rows = (await screen.findAllByRole('checkbox', { name: /^İ/ })) as HTMLInputElement[];
    expect(rows.map(({ checked }) => checked)).toEqual([false, true]);
    expect(screen.queryByText('35')).toBeNull();
    expect(api.callsTo('POST /search/search').map(({ input }) => input.city)).toEqual(['İzmir']);
  });
});

describe('other ways to the results', () => {
  it('follows a site search link', async () => {
    await openPublic('/search?q=ekip', { 'POST /search/search': echo() });
    await waitFor(() => expect(location.pathname + location.search).toBe('/search-results?q=ekip'));
  });

  it('completes what is being typed, asks once for a quick hand, and takes a completion by keyboard', async () => {
    const suggestions = [{ kind: 'phrase', text: 'ekip kurmak', target: '', count: null, detail: '', imageUrl: '', marks: [[0, 4]] }];
    const { api, user } = await openPublic('/search-results', {
      'POST /search/search': echo(),
      'GET /search/suggest': () => ({ body: { success: true, suggestions } }),
    });
    await user.type(await box(), 'ekip');
    expect(await screen.findByRole('option', { name: /ekip kurmak/ })).toBeTruthy();
    expect(api.callsTo('GET /search/suggest').map(({ input }) => input)).toEqual([{ keyword: 'ekip', language: 'tr' }]);
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(location.search).toBe('?q=ekip+kurmak'));
  });

  it('offers the visitor’s own last searches in an empty box, and forgets them when it is told to', async () => {
    const { user } = await openPublic('/search-results?q=ekip', { 'POST /search/search': echo() });
    await count('Aramanıza uyan 1 koç');
    await user.click(screen.getByRole('button', { name: 'Yazılanı sil' }));
    await user.tab({ shift: true });
    await user.click(await box());
    expect(await screen.findByRole('option', { name: 'ekip' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Son aramaları sil' }));
    expect(screen.queryByRole('option')).toBeNull();
    expect(localStorage.getItem('pusula.own-searches')).toBe('[]');
  });

  it('shows the limit when it nears, and says that pasted text was cut', async () => {
    const { user } = await openPublic('/search-results', { 'POST /search/search': echo() });
    await user.type(await box(), 'x'.repeat(39));
    expect(screen.queryByText('39/50')).toBeNull();
    await user.type(await box(), 'x');
    expect(screen.getByText('40/50')).toBeTruthy();
    await user.paste('y'.repeat(20));
    expect(screen.getByText('50/50')).toBeTruthy();
    expect(screen.getByText('İlk 50 karakter alındı: en önemli sözcükler kalsın.')).toBeTruthy();
    await user.keyboard('{Backspace}');
    expect(screen.queryByText(/karakter alındı/)).toBeNull();
  });

  it('says at the limit what to do, and before it that it nears', async () => {
    const { user } = await openPublic('/search-results', { 'POST /search/search': echo() });
    await user.type(await box(), 'x'.repeat(44));
    const look = () => screen.getByText(/^\d\d\/50$/).className;
    const before = look();
    await user.type(await box(), 'x');
    expect(look()).not.toBe(before);
    expect(screen.queryByText(/karakter yeter/)).toBeNull();
    await user.type(await box(), 'x'.repeat(5));
    expect(screen.getByText('50 karakter yeter: en önemli sözcükler kalsın.')).toBeTruthy();
  });

  const TOO_LONG = 'ilk kez yönetici oldum ve ekibim beni hiç dinlemiyor';
  it.each([
    ['typed', (user: UserEvent) => user.keyboard(TOO_LONG)],
    ['pasted', (user: UserEvent) => user.paste(TOO_LONG)],
  ])('searches without the half word that is left of what was %s', async (_how, write) => {
    const { api, user } = await openPublic('/search-results', { 'POST /search/search': echo() });
    await user.click(await box());
    await write(user);
    await user.keyboard('{Enter}');
    const whole = 'ilk kez yönetici oldum ve ekibim beni hiç';
    await waitFor(() => expect(api.callsTo('POST /search/search').at(-1)?.input.keyword).toBe(whole));
    expect(((await box()) as HTMLInputElement).value).toBe(whole);
  });

  it('searches for a last word that just fits, though its reader went on', async () => {
    const fits = 'ilk kez yönetici oldum ve ekibim beni hiç anlamadı';
    expect(fits).toHaveLength(50);
    const { api, user } = await openPublic('/search-results', { 'POST /search/search': echo() });
    await user.type(await box(), `${fits} bile{Enter}`);
    await waitFor(() => expect(api.callsTo('POST /search/search').at(-1)?.input.keyword).toBe(fits));
  });
});
