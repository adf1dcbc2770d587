import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { session } from '@pusula/frontend-kit/session';
import { closeRemote, person } from '@pusula/frontend-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { UNDO } from '../audit/audit.testing.ts';
import { coach, DELETE, ENTRY_ID, member, openUser, READ, refusal, UPDATE } from './user-edit.testing.tsx';

afterEach(async () => {
  jest.restoreAllMocks();
  await closeRemote();
});

const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const press = (name: string) => screen.getByRole('button', { name });
const question = () => screen.findByRole('alertdialog', { name: 'Değişiklik kaydedilsin mi?' });

describe('a change of the account', () => {
  it.each([
    ['Durum', 'Kapalı', { status: 'disabled' }, /^Hesap kapanır/],
    ['Durum', 'Silinmiş', { status: 'deleted' }, /^Hesap silinir/],
    ['Kullanıcı türü', 'Üye', { userType: 'member' }, /^Koçun sayfası hemen yayından kalkar/],
    ['Kullanıcı türü', 'Yönetici', { userType: 'admin' }, /^Kişi yönetici olur/],
  ])('of %s to %s says what it does and asks first', async (name, choice, sent, sentence) => {
    const { user, updates } = await openUser();
    await user.selectOptions(await field(name), choice);
    expect(screen.getByText(sentence)).toBeTruthy();
    await user.click(press('Kaydet'));
    const dialog = within(await question());
    expect(dialog.getByText(sentence)).toBeTruthy();
    expect(updates()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Yine de kaydet' }));
    await screen.findByText('Elif Sarıkaya: değişiklikler kaydedildi.');
    expect(updates()).toEqual([{ id: coach().id, version: 7, accountVersion: 3, language: 'tr', ...sent }]);
  });

  it('is not made when the question is answered with no, and stays in the form', async () => {
    const { user, updates } = await openUser();
    await user.selectOptions(await field('Durum'), 'Kapalı');
    await user.click(press('Kaydet'));
    await user.click(within(await question()).getByRole('button', { name: 'Vazgeç' }));
    expect((await field('Durum')).value).toBe('disabled');
    expect(updates()).toEqual([]);
  });

  it('that only gives back is not asked about', async () => {
    const { user, updates } = await openUser({ user: coach({ status: 'disabled' }) });
    await user.selectOptions(await field('Durum'), 'Etkin');
    expect(screen.getByText(/^Hesap açılır/)).toBeTruthy();
    await user.click(press('Kaydet'));
    await screen.findByText('Elif Sarıkaya: değişiklikler kaydedildi.');
    expect(updates()).toMatchObject([{ status: 'enabled' }]);
  });

  it('of the address says that it has to be verified, and cannot be undone', async () => {
    const { user, updates } = await openUser();
    await user.clear(await field('E-posta'));
    await user.type(await field('E-posta'), 'yeni@posta.example');
    expect(screen.getByText(/doğrulanmamış sayılır ve koç aramada görünmez/)).toBeTruthy();
    await user.click(press('Kaydet'));
    await screen.findByText('Elif Sarıkaya: değişiklikler kaydedildi.');
    expect(updates()).toMatchObject([{ email: 'yeni@posta.example' }]);
    expect(screen.getByText('Doğrulanmamış')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Geri al' })).toBeNull();
  });
});

describe('deleting', () => {
  const open = async (setting: Parameters<typeof openUser>[0] = {}) => {
    const opened = await openUser(setting);
    await opened.user.click(await screen.findByRole('button', { name: 'Hesabı sil' }));
    return { ...opened, dialog: within(await screen.findByRole('alertdialog', { name: 'Elif Sarıkaya silinsin mi?' })) };
  };

  it('asks, shows the deleted account with nothing to be typed, and the way back', async () => {
    const { user, api, dialog } = await open();
    await user.click(dialog.getByRole('button', { name: 'Sil' }));
    expect(await screen.findByText('Bu hesap silinmiş.')).toBeTruthy();
    expect(api.callsTo(DELETE).map(({ input }) => input)).toEqual([{ id: coach().id }]);
    expect((await field('Ad')).matches(':disabled')).toBe(true);
    expect(screen.queryByRole('button', { name: 'Kaydet' })).toBeNull();
    await user.click(press('Hesabı geri getir'));
    expect(await screen.findByText('Elif Sarıkaya: hesap geri getirildi.')).toBeTruthy();
    expect((await field('Ad')).matches(':disabled')).toBe(false);
  });

  it('can be undone at once, to what the account was', async () => {
    const { user, api, dialog, services } = await open({ user: coach({ status: 'disabled' }) });
    await user.click(dialog.getByRole('button', { name: 'Sil' }));
    await user.click(await screen.findByRole('button', { name: 'Geri al' }));
    await screen.findByText('Geri alındı.');
    expect(api.callsTo(UNDO).map(({ input }) => input)).toEqual([{ id: ENTRY_ID }]);
    expect(services.known().status).toBe('disabled');
  });

  it('is not done when the question is answered with no, where the keyboard begins', async () => {
    const { user, api, dialog } = await open();
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Vazgeç' }));
    await user.click(dialog.getByRole('button', { name: 'Vazgeç' }));
    expect(api.callsTo(DELETE)).toEqual([]);
  });

  it('that is refused says why, and nothing changes', async () => {
    const { user, dialog } = await open({ answers: { [DELETE]: () => refusal(409, 'LAST_ADMIN') } });
    await user.click(dialog.getByRole('button', { name: 'Sil' }));
    const failure = within(await screen.findByRole('alertdialog', { name: 'Hesap silinemedi' }));
    expect(await failure.findByText(/^Bu, son etkin yönetici/)).toBeTruthy();
    await user.click(failure.getByRole('button', { name: 'Kapat' }));
    expect(await screen.findByRole('button', { name: 'Hesabı sil' })).toBeTruthy();
  });

  it('that somebody else took back is shown as it is now', async () => {
    const { user, services } = await openUser({ user: coach({ status: 'deleted', isDeleted: true }) });
    await screen.findByText('Bu hesap silinmiş.');
    services.change({ status: 'enabled' });
    await user.click(press('Hesabı geri getir'));
    expect(await screen.findByText(/^Bu hesap az önce değiştirilmiş/)).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Hesabı sil' })).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('a save of which one of two owners went away', () => {
  it('says which part is saved, shows it, keeps the rest to be saved, and can be undone', async () => {
    let savePerson = () => {};
    const half = { success: false, errorMessage: 'SERVICE_UNAVAILABLE', details: [], saved: ['person'], undoableEntryIds: [ENTRY_ID] };
    const answer = () => {
      savePerson();
      return { status: 503, body: half };
    };
    const { user, services, api } = await openUser({ answers: { [UPDATE]: answer } });
    savePerson = () => services.change({ lastName: 'Sarıkayax' });
    await user.type(await field('Soyad'), 'x');
    await user.type(await field('E-posta'), 'x');
    await user.click(press('Kaydet'));
    expect(await screen.findByText('Elif Sarıkaya: kişisel bilgiler kaydedildi, hesapla ilgili değişiklik kaydedilmedi.')).toBeTruthy();
    const failure = within(await screen.findByRole('alertdialog', { name: 'Değişikliklerin yalnızca bir kısmı kaydedildi' }));
    await user.click(failure.getByRole('button', { name: 'Kapat' }));
    expect(await screen.findByRole('heading', { name: 'Elif Sarıkayax' })).toBeTruthy();
    expect([(await field('Soyad')).value, (await field('E-posta')).value]).toEqual(['Sarıkayax', 'elif@posta.examplex']);
    await user.click(press('Geri al'));
    await waitFor(() => expect(api.callsTo(UNDO).map(({ input }) => input)).toEqual([{ id: ENTRY_ID }]));
  });
});

describe('undoing a save', () => {
  const save = async (setting: Parameters<typeof openUser>[0] = {}) => {
    const opened = await openUser(setting);
    await opened.user.type(await field('Soyad'), 'x');
    await opened.user.click(press('Kaydet'));
    await screen.findByText('Elif Sarıkayax: değişiklikler kaydedildi.');
    return opened;
  };

  it('undoes the entry of the save itself, shows the former values, and keeps what was typed since', async () => {
    const { user, api, updates } = await save();
    await user.type(await field('Ad'), 'nur');
    await user.click(press('Geri al'));
    expect(await screen.findByText('Geri alındı.')).toBeTruthy();
    expect(api.callsTo(UNDO).map(({ input }) => input)).toEqual([{ id: ENTRY_ID }]);
    expect(updates()).toHaveLength(1);
    await waitFor(async () => expect((await field('Soyad')).value).toBe('Sarıkaya'));
    expect((await field('Ad')).value).toBe('Elifnur');
  });

  it('overwrites nothing that somebody changed since, says so and shows it', async () => {
    const { user, services } = await save();
    services.change({ lastName: 'Sarı', city: 'Bursa' });
    await user.click(press('Geri al'));
    expect(await screen.findByText(/^Geri alınamadı: bu bilgiler sonra yeniden değiştirilmiş/)).toBeTruthy();
    await waitFor(async () => expect((await field('Şehir')).value).toBe('Bursa'));
    expect(services.known().lastName).toBe('Sarı');
  });

  it('says when it failed', async () => {
    const { user } = await save({ user: member(), answers: { [UNDO]: () => refusal(503, 'SERVICE_UNAVAILABLE') } });
    await user.click(press('Geri al'));
    expect(await screen.findByText(/^Geri alınamadı\. Bilgileri/)).toBeTruthy();
  });
});

it('what was typed when the session ended is there again, until it is saved', async () => {
  const { user, product, updates } = await openUser();
  await user.type(await field('Soyad'), 'x');
  const admin = product.store.getState().session.user;
  act(() => {
    product.navigation.navigate('/signin');
    product.store.dispatch(session.ended('refused'));
  });
  await screen.findByRole('heading', { name: 'elsewhere' });
  act(() => {
    product.store.dispatch(session.signedIn({ user: admin ?? person('admin'), authenticationType: 'Basic' }));
    product.navigation.navigate(`/admin/user-edit/${coach().id}`);
  });
  expect(await screen.findByText(/^Oturumunuz, bu değişiklikler kaydedilmeden sona ermişti/)).toBeTruthy();
  expect((await field('Soyad')).value).toBe('Sarıkayax');
  await user.click(press('Kaydet'));
  await screen.findByText('Elif Sarıkayax: değişiklikler kaydedildi.');
  expect(updates()).toMatchObject([{ lastName: 'Sarıkayax' }]);
  expect(screen.queryByText(/^Oturumunuz/)).toBeNull();
});

it('unsaved changes are asked about before the page is left', async () => {
  const { user } = await openUser();
  await user.type(await field('Soyad'), 'x');
  await user.click(screen.getByRole('link', { name: 'Denetim kayıtları' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Sayfada kal' }));
  expect(location.pathname).toBe(`/admin/user-edit/${coach().id}`);
  await user.click(screen.getByRole('link', { name: 'Vazgeç' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Kaydetmeden çık' }));
  await waitFor(() => expect(location.pathname).toBe('/admin/users'));
});

it('an answer about a person whose page was left does not appear on the next one’s', async () => {
  const { promise: later, resolve: answer } = Promise.withResolvers<void>();
  const other = member({ id: '01k9000000000000000000000d', firstName: 'Deniz', lastName: 'Işık' });
  const { product } = await openUser({
    answers: {
      [READ]: async ({ input }) => {
        if (input.Id === coach().id) await later;
        return { body: { success: true, user: input.Id === coach().id ? coach() : other } };
      },
    },
  });
  act(() => product.navigation.navigate(`/admin/user-edit/${other.id}`));
  expect(await screen.findByRole('heading', { name: 'Deniz Işık' })).toBeTruthy();
  answer();
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Elif Sarıkaya' })).toBeNull());
});
