import { afterEach, describe, expect, it } from '@jest/globals';
import type { HelpLine } from '@pusula/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { closePublic, openPublic } from '../testing/open-public.tsx';
import { box, echo } from './search.testing.ts';

const line = (more: Partial<HelpLine>): HelpLine => ({
  nameTr: 'Acil çağrı',
  nameEn: 'Emergencies',
  number: '112',
  address: '',
  country: 'TR',
  helps: ['selfHarm'],
  checkedOn: '2026-11-27',
  ...more,
});
const urgent = echo({
  urgentHelp: 'selfHarm',
  helpLines: [
    line({}),
    line({ nameTr: 'Kadın hattı', number: '0212 656 96 96', address: 'https://kadin.example', checkedOn: '2026-10-01' }),
    line({ nameTr: 'Başka ülkeler', number: '', address: 'https://findahelpline.com' }),
  ],
});
const DANGER = '/search-results?q=yasamak+istemiyorum';
const open = () => openPublic(DANGER, { 'POST /search/search': urgent });
const panel = () => screen.findByRole('alert');

afterEach(closePublic);

describe('words of somebody in danger', () => {
  it('are answered by who helps now, read out at once, above the coaches, who stay below', async () => {
    await open();
    const help = await panel();
    expect(within(help).getByRole('heading', { name: 'Yalnız değilsiniz' })).toBeTruthy();
    expect(within(help).getByRole('link', { name: '112' }).getAttribute('href')).toBe('tel:112');
    expect(within(help).getByRole('link', { name: '0212 656 96 96' }).getAttribute('href')).toBe('tel:02126569696');
    expect(within(help).getByText(/hemen 112 numarasını arayın/)).toBeTruthy();
    expect(within(help).getByRole('link', { name: 'kadin.example' })).toBeTruthy();
    expect(within(help).getByRole('link', { name: 'findahelpline.com' }).getAttribute('href')).toBe('https://findahelpline.com');
    expect(within(help).getByText(/1 Ekim 2026 tarihinde gözden geçirildi/)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: '1 koç' })).toBeTruthy();
    const coach = await screen.findByRole('link', { name: 'Elif Sarıkaya' });
    expect(help.compareDocumentPosition(coach)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('are in no address, title or storage once they have been answered', async () => {
    await open();
    await panel();
    await waitFor(() => expect(`${location.pathname}${location.search}`).toBe('/search-results'));
    expect(document.title).not.toContain('yasamak');
    expect(JSON.stringify({ ...localStorage })).not.toContain('yasamak');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('yasamak');
  });

  it('lead to a coach whose page knows nothing of them', async () => {
    const { user } = await open();
    await panel();
    await user.click(await screen.findByRole('link', { name: 'Elif Sarıkaya' }));
    await waitFor(() => expect(screen.queryByRole('alert', { name: 'Yalnız değilsiniz' })).toBeNull());
    expect(location.pathname).toContain('/coach/');
    expect(document.body.innerHTML).not.toContain('yasamak');
  });

  it('leave nothing behind when another search takes their place', async () => {
    const { user } = await openPublic(DANGER, {
      'POST /search/search': (call) => (call.input.keyword === 'para' ? echo() : urgent)(call),
    });
    await panel();
    await user.clear(await box());
    await user.type(await box(), 'para{Enter}');
    await waitFor(() => expect(localStorage.getItem('pusula.search')).toBe('?q=para'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(location.search).toBe('?q=para');
  });
});
