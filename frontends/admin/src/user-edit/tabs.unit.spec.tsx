import { afterEach, describe, expect, it } from '@jest/globals';
import { closeRemote } from '@pusula/frontend-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { CAREER, coach, LEADERSHIP, openUser, RETIRED } from './user-edit.testing.tsx';

afterEach(closeRemote);

const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const press = (name: string) => screen.getByRole('button', { name });
const saved = () => screen.findByText(/: değişiklikler kaydedildi\.$/);

describe('the tabs of a coach', () => {
  const openTab = async (tab: string) => {
    const opened = await openUser({ search: `?tab=${tab}` });
    await screen.findByRole('tab', { selected: true });
    return opened;
  };

  it('stand in the address, so that Back works', async () => {
    const { user } = await openUser();
    await user.click(await screen.findByRole('tab', { name: 'Sertifikalar (1)' }));
    await waitFor(() => expect(location.search).toBe('?tab=certificates'));
    expect(screen.getByRole('heading', { name: 'PCC' })).toBeTruthy();
    act(() => history.back());
    await waitFor(() => expect(screen.getByRole('tab', { name: 'Temel bilgiler' }).getAttribute('aria-selected')).toBe('true'));
  });

  it('change the categories; one that is no longer offered keeps its name', async () => {
    const { user, updates } = await openTab('categories');
    expect(await screen.findByRole('button', { name: 'Eski alan kategorisini kaldır' })).toBeTruthy();
    await user.click(await screen.findByText('İş'));
    await user.click(screen.getByRole('checkbox', { name: 'Kariyer' }));
    await user.click(screen.getByRole('button', { name: 'Liderlik kategorisini kaldır' }));
    expect(screen.getByRole('tab', { name: 'Kategoriler (2)' })).toBeTruthy();
    await user.click(press('Kaydet'));
    await saved();
    expect(updates()[0]?.categories).toEqual([RETIRED.id, CAREER.id]);
  });

  it('leave a coach one category, and bring the reader to the tab where it is missing', async () => {
    const { user } = await openUser({ user: coach({ categories: [LEADERSHIP] }), search: '?tab=categories' });
    await user.click(await screen.findByRole('button', { name: 'Liderlik kategorisini kaldır' }));
    await user.click(screen.getByRole('tab', { name: 'Temel bilgiler' }));
    await user.click(press('Kaydet'));
    expect(await screen.findByText('Koçun en az bir kategorisi kalmalı.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Kategoriler'));
  });

  it('change the certificates, and all tabs are saved together', async () => {
    const { user, updates } = await openTab('certificates');
    await user.click(press('PCC sertifikasını düzenle'));
    const form = within(await screen.findByRole('dialog'));
    await user.type(form.getByLabelText('Veren kurum'), ' Türkiye');
    await user.click(form.getByRole('button', { name: 'Kaydet' }));
    await user.click(screen.getByRole('tab', { name: 'Temel bilgiler' }));
    await user.type(await field('Soyad'), 'x');
    await user.click(press('Kaydet'));
    await saved();
    expect(updates()).toMatchObject([
      { lastName: 'Sarıkayax', certificates: [{ id: coach().certificates?.[0]?.id, issuer: 'ICF Türkiye' }] },
    ]);
  });
});
