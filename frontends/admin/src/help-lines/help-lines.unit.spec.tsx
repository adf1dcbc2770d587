import { afterEach, describe, expect, it } from '@jest/globals';
import { addDays, LIMITS } from '@pusula/contracts';
import { closeRemote } from '@pusula/frontend-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { openConsole } from '../testing/open-console.ts';
import { today } from './help-line-form.ts';
import { ABROAD, aLine, EMERGENCY, field, names, openHelpLines, press, READ, row, rows, SAVED, SUPPORT } from './help-lines.testing.ts';

afterEach(closeRemote);

const NUMBER = 'Numara (isteğe bağlı)';
const ADDRESS = 'Adres (isteğe bağlı)';
const isInvalid = (one: HTMLElement) => one.getAttribute('aria-invalid') === 'true';

describe('the help lines', () => {
  it('are shown in their order, with all that is said of each', async () => {
    await openHelpLines();
    expect(names()).toEqual(['1 112 Acil çağrı', '2 183 Sosyal destek', '3 Türkiye dışı']);
    expect(field(2, ADDRESS).value).toBe('https://findahelpline.com');
    expect(row(2).getByRole<HTMLSelectElement>('combobox', { name: 'Ülke' }).selectedOptions[0]?.text).toBe('Her yer');
    const ticked = row(1)
      .getAllByRole<HTMLInputElement>('checkbox')
      .filter(({ checked }) => checked);
    expect(ticked.map(({ labels }) => labels?.[0]?.textContent)).toEqual(['Kendine zarar verme', 'Şiddet']);
  });

  it('are edited, added, moved and removed, and saved together over the version that was read', async () => {
    const { user, written } = await openHelpLines();
    await user.clear(field(0, NUMBER));
    await user.type(field(0, NUMBER), '+90 112');
    await user.click(row(2).getByRole('button', { name: 'Yukarı al: Türkiye dışı' }));
    await user.click(row(2).getByRole('button', { name: 'Çıkar: Sosyal destek' }));
    await user.click(press('Hat ekle'));
    expect(document.activeElement).toBe(field(2, 'Türkçe ad'));
    await user.keyboard('Zehir danışma');
    await user.type(field(2, 'İngilizce ad'), 'Poison control');
    await user.type(field(2, NUMBER), '114');
    await user.click(row(2).getByRole('checkbox', { name: 'Tıbbi acil durum' }));
    await user.click(press('Kaydet'));
    await screen.findByText(SAVED);
    expect(written()).toEqual([
      {
        version: 4,
        helpLines: [
          { ...EMERGENCY, number: '+90 112' },
          ABROAD,
          aLine('Zehir danışma', { nameEn: 'Poison control', number: '114', helps: ['medical'], checkedOn: today() }),
        ],
      },
    ]);
    await waitFor(() => expect(screen.queryByText('Kaydedilmemiş değişiklik var')).toBeNull());
  });

  it('are saved once more over what the first save left', async () => {
    const { user, written, saved } = await openHelpLines();
    for (const number of ['113', '114']) {
      await user.clear(field(0, NUMBER));
      await user.type(field(0, NUMBER), number);
      await user.click(press('Kaydet'));
      await waitFor(() => expect(saved()[0]?.number).toBe(number));
      await waitFor(() => expect(press('Kaydet')).toBeTruthy());
    }
    expect(written().map(({ version }) => version)).toEqual([4, 5]);
  });

  it('come back where they were when they were removed by mistake, and the keyboard goes along', async () => {
    const { user } = await openHelpLines();
    await user.click(row(0).getByRole('button', { name: 'Çıkar: Acil çağrı' }));
    expect(names()).toEqual(['1 183 Sosyal destek', '2 Türkiye dışı']);
    expect(document.activeElement).toBe(press('Geri al'));
    await user.keyboard('{Enter}');
    expect(names()).toEqual(['1 112 Acil çağrı', '2 183 Sosyal destek', '3 Türkiye dışı']);
    expect(document.activeElement).toBe(field(0, 'Türkçe ad'));
  });

  it('can be moved by the keyboard, which stays at its button; at the end of its way nothing moves', async () => {
    const { user } = await openHelpLines();
    const down = () => row(rows().length - 2).getByRole('button', { name: 'Aşağı al: Sosyal destek' });
    down().focus();
    await user.keyboard('{Enter}');
    expect(names()).toEqual(['1 112 Acil çağrı', '2 Türkiye dışı', '3 183 Sosyal destek']);
    const pressed = row(2).getByRole('button', { name: 'Aşağı al: Sosyal destek' });
    expect(document.activeElement).toBe(pressed);
    expect(pressed.getAttribute('aria-disabled')).toBe('true');
    await user.keyboard('{Enter}');
    expect(names()[2]).toBe('3 183 Sosyal destek');
  });

  it('are as many as there may be', async () => {
    const lines = [EMERGENCY, ...Array.from({ length: LIMITS.helpLines - 2 }, (_, at) => aLine(`Hat ${at}`))];
    const { user } = await openHelpLines({}, lines);
    await user.click(press('Hat ekle'));
    expect(rows()).toHaveLength(LIMITS.helpLines);
    expect(screen.queryByRole('button', { name: 'Hat ekle' })).toBeNull();
    expect(screen.getByText(/^En çok 25 hat olabilir/)).toBeTruthy();
  });
});

describe('what is wrong with a line', () => {
  it.each([
    [NUMBER, '112 (polis)', /^Yalnızca rakam, boşluk/],
    [NUMBER, '90+112', /^Yalnızca rakam, boşluk/],
    [ADDRESS, 'http://findahelpline.com', /^https:\/\/ ile başlayan/],
    [ADDRESS, 'findahelpline.com', /^https:\/\/ ile başlayan/],
  ])('is said at its field: %s “%s”', async (name, typed, problem) => {
    const { user, written } = await openHelpLines();
    await user.clear(field(1, name));
    await user.type(field(1, name), typed);
    await user.click(press('Kaydet'));
    await waitFor(() => expect(row(1).getByText(problem)).toBeTruthy());
    expect(isInvalid(field(1, name))).toBe(true);
    expect(document.activeElement).toBe(field(1, name));
    expect(isInvalid(field(0, name))).toBe(false);
    expect(written()).toEqual([]);
  });

  it('is said of a new line that nobody has filled in, and the keyboard goes to its first field', async () => {
    const { user, written } = await openHelpLines();
    await user.click(press('Hat ekle'));
    await user.click(press('Kaydet'));
    await waitFor(() => expect(row(3).getAllByText('Bir ad yazın.')).toHaveLength(2));
    expect(row(3).getByText('En az birini seçin.')).toBeTruthy();
    expect(document.activeElement).toBe(field(3, 'Türkçe ad'));
    await user.type(field(3, 'Türkçe ad'), 'Zehir');
    await user.type(field(3, 'İngilizce ad'), 'Poison');
    await user.click(press('Kaydet'));
    await waitFor(() => expect(document.activeElement).toBe(row(3).getAllByRole('checkbox')[0]));
    expect(written()).toEqual([]);
  });

  it('is a day that is still to come, unless it is saved already', async () => {
    const tomorrow = addDays(today(), 1);
    const { user, written } = await openHelpLines({}, [EMERGENCY, { ...SUPPORT, checkedOn: tomorrow }]);
    await user.type(field(0, 'Türkçe ad'), ' 7/24');
    await user.click(press('Kaydet'));
    await screen.findByText(SAVED);
    await user.type(field(1, 'Türkçe ad'), ' 7/24');
    await user.click(press('Kaydet'));
    await waitFor(() => expect(row(1).getByText('Kontrol tarihi bugünden sonra olamaz.')).toBeTruthy());
    expect(written()).toHaveLength(1);
    await user.click(row(1).getByRole('button', { name: 'Bugün kontrol edildi: Sosyal destek 7/24' }));
    await user.click(press('Kaydet'));
    await waitFor(() => expect(written()[1]?.helpLines[1]?.checkedOn).toBe(today()));
  });

  it('is that nobody could be called in Türkiye: it is said while it is so, and not saved', async () => {
    const { user, written } = await openHelpLines();
    await user.click(row(0).getByRole('button', { name: 'Çıkar: Acil çağrı' }));
    const missing = await screen.findByText(
      /^Türkiye’den aranabilecek bir numara eksik: Çocuk istismarı, Tıbbi acil durum, Ruh sağlığı, Bağımlılık, Yeme bozukluğu, Doğurganlık ve Hastalık\./,
    );
    await user.click(press('Kaydet'));
    await waitFor(() => expect(document.activeElement?.contains(missing)).toBe(true));
    expect(written()).toEqual([]);
    await user.click(press('Geri al'));
    expect(screen.queryByText(/^Türkiye’den aranabilecek/)).toBeNull();
  });

  it('is not that it has neither number nor address, but then its name has to say how it is reached', async () => {
    const { user, saved } = await openHelpLines();
    expect(screen.queryByText(/^Numara ve adres yok/)).toBeNull();
    await user.clear(field(1, NUMBER));
    expect(row(1).getByText(/^Numara ve adres yok/)).toBeTruthy();
    await user.click(press('Kaydet'));
    await screen.findByText(SAVED);
    expect(saved()[1]).toEqual({ ...SUPPORT, number: '' });
  });
});

describe('the day of the last check', () => {
  it('is told when it is longer ago than half a year, until somebody has checked', async () => {
    const old = [EMERGENCY, { ...SUPPORT, checkedOn: addDays(today(), -181) }, { ...ABROAD, checkedOn: addDays(today(), -180) }];
    const { user, written } = await openHelpLines({}, old);
    expect(screen.getByText(/^En eski kontrol .+ tarihli/)).toBeTruthy();
    await user.click(row(1).getByRole('button', { name: 'Bugün kontrol edildi: Sosyal destek' }));
    await waitFor(() => expect(screen.queryByText(/^En eski kontrol/)).toBeNull());
    await user.click(press('Kaydet'));
    await screen.findByText(SAVED);
    expect(written()[0]?.helpLines.map(({ checkedOn }) => checkedOn)).toEqual([EMERGENCY.checkedOn, today(), addDays(today(), -180)]);
  });
});

it('that cannot be read are asked for again on wish', async () => {
  let isAway = true;
  const { user } = await openConsole('/admin/help-lines', {
    [READ]: () =>
      isAway
        ? { status: 503, body: { success: false, errorMessage: 'SERVICE_UNAVAILABLE' } }
        : { body: { success: true, version: 1, helpLines: [EMERGENCY] } },
  });
  const retry = await screen.findByRole('button', { name: 'Tekrar Dene' });
  isAway = false;
  await user.click(retry);
  await waitFor(() => expect(names()).toEqual(['1 112 Acil çağrı']));
});
