import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { coachDraft } from '../sign-up/draft.testing.ts';
import { closeWizard, keptDraft, openWizard, refusal } from '../sign-up/open-wizard.testing.tsx';

afterEach(closeWizard);

const id = (digit: string) => `01k900000000000000000000${digit.padStart(2, '0')}`;
const node = (key: string, name: string, categories: object[] = []) => ({ id: id(key), name, categories });
const tree = [
  node('1', 'Kariyer', [node('11', 'Mülakat hazırlığı'), node('12', 'İşe dönüş')]),
  node('2', 'Ebeveynlik', [node('21', 'Ergenlik')]),
];
const categories = { 'GET /category/get-categories': () => ({ body: { success: true, categories: tree } }) };
const kept = () => JSON.parse(keptDraft()).draft;
const opened = (name: string) => screen.findByRole('dialog', { name });

describe('choosing categories', () => {
  const open = async (draft = coachDraft({ categories: [] }), answers: Parameters<typeof openWizard>[1] = { answers: categories }) => {
    const page = await openWizard('/signup-step-six', { draft, held: 'Register', ...answers });
    return { ...page, field: await screen.findByLabelText('Kategoriler') };
  };

  it('goes by the tree, one by one, and takes them away again', async () => {
    const { user } = await open();
    await user.click(await screen.findByText('Kariyer'));
    await user.click(screen.getByRole('checkbox', { name: 'İşe dönüş' }));
    await user.click(screen.getByRole('checkbox', { name: 'Mülakat hazırlığı' }));
    expect(kept().categories).toEqual([id('12'), id('11')]);
    expect(screen.getByText('2 seçildi')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'İşe dönüş kategorisini kaldır' }));
    expect(kept().categories).toEqual([id('11')]);
  });

  it('finds a category by a part of its name, also with the keyboard alone', async () => {
    const { user, field } = await open();
    await screen.findByText('Kariyer');
    field.focus();
    await user.keyboard('erg{Enter}');
    expect(screen.queryByText('Kariyer')).toBeNull();
    expect(location.pathname).toBe('/signup-step-six');
    await user.click(screen.getByRole('checkbox', { name: 'Ergenlik' }));
    expect(kept().categories).toEqual([id('21')]);
    await user.type(field, 'x');
    expect(screen.getByText('“ergx” ile eşleşen kategori yok. Başka bir sözcük deneyin.')).toBeTruthy();
  });

  it('says when none was chosen, and starts there', async () => {
    const { user, field } = await open();
    await user.click(screen.getByRole('button', { name: 'Devam et' }));
    expect(await screen.findByText('En az bir kategori seçin.')).toBeTruthy();
    expect(document.activeElement).toBe(field);
  });

  it('offers another try when they cannot be loaded', async () => {
    let tries = 0;
    const failing = {
      'GET /category/get-categories': () => {
        tries += 1;
        return tries === 1 ? refusal('SERVICE_UNAVAILABLE', 503) : { body: { success: true, categories: tree } };
      },
    };
    const { user } = await openWizard('/signup-step-six', { draft: coachDraft(), held: 'Register', answers: failing });
    await user.click(await screen.findByRole('button', { name: 'Tekrar Dene' }));
    expect(await screen.findByText('Kariyer')).toBeTruthy();
  });

  it('may be left for later, with what was chosen', async () => {
    const { user } = await open(coachDraft({ certificates: [] }));
    await user.click(screen.getByRole('button', { name: 'Sonraya bırak' }));
    await waitFor(() => expect(location.pathname).not.toBe('/signup-step-six'));
    expect(kept()).toMatchObject({ completesLater: true, categories: coachDraft().categories });
  });
});

describe('a certificate', () => {
  const open = async (draft = coachDraft()) => {
    const page = await openWizard('/signup-step-six', { draft, held: 'Register', answers: categories });
    await screen.findByRole('heading', { name: 'Sertifikalar' });
    return page;
  };

  it('is added with all its parts', async () => {
    const { user } = await open(coachDraft({ certificates: [] }));
    await user.click(screen.getByRole('button', { name: 'Sertifika ekle' }));
    const form = within(await opened('Sertifika ekle'));
    await user.type(form.getByLabelText('Sertifikanın adı'), 'ACC');
    await user.type(form.getByLabelText('Veren kurum'), 'ICF');
    await user.type(form.getByLabelText('Belge numarası'), 'ACC-7');
    await user.type(form.getByLabelText('Açıklama'), 'Temel eğitim');
    const issued = within(form.getByRole('group', { name: 'Veriliş tarihi' }));
    await user.selectOptions(issued.getByLabelText('Gün'), '02');
    await user.selectOptions(issued.getByLabelText('Ay'), 'Haziran');
    await user.selectOptions(issued.getByLabelText('Yıl'), '2020');
    await user.click(form.getByRole('checkbox', { name: 'Süresi dolmaz' }));
    await user.click(form.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByText('2 Haziran 2020 – süresiz')).toBeTruthy();
    expect(kept().certificates).toEqual([
      { name: 'ACC', issuer: 'ICF', credentialId: 'ACC-7', description: 'Temel eğitim', issueDate: '2020-06-02', expiryDate: null },
    ]);
    // The form around the dialog has not been sent along.
    expect(location.pathname).toBe('/signup-step-six');
  });

  it('names each part that is missing', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Sertifika ekle' }));
    const form = within(await opened('Sertifika ekle'));
    await user.click(form.getByRole('button', { name: 'Kaydet' }));
    await waitFor(() => expect(form.getAllByRole('alert').filter(({ textContent }) => textContent)).toHaveLength(6));
  });

  it('is edited in its place', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'PCC sertifikasını düzenle' }));
    const form = within(await opened('Sertifikayı düzenle'));
    await user.type(form.getByLabelText('Sertifikanın adı'), ' 2');
    await user.click(form.getByRole('button', { name: 'Kaydet' }));
    await waitFor(() => expect(kept().certificates).toMatchObject([{ name: 'PCC 2', credentialId: 'PCC-1' }]));
  });

  it('that was begun is not lost by Escape: it asks first', async () => {
    const { user } = await open();
    const add = () => user.click(screen.getByRole('button', { name: 'Sertifika ekle' }));
    await add();
    await opened('Sertifika ekle');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await add();
    await user.type(within(await opened('Sertifika ekle')).getByLabelText('Sertifikanın adı'), 'ACC');
    await user.keyboard('{Escape}');
    const question = () => screen.findByRole('alertdialog', { name: 'Kaydetmeden kapatılsın mı?' });
    await user.click(within(await question()).getByRole('button', { name: 'Düzenlemeye dön' }));
    const field = await screen.findByLabelText<HTMLInputElement>('Sertifikanın adı');
    expect(field.value).toBe('ACC');
    await user.click(field);
    await user.keyboard('{Escape}');
    await user.click(within(await question()).getByRole('button', { name: 'Kaydetmeden kapat' }));
    await waitFor(() => expect(screen.queryByLabelText('Sertifikanın adı')).toBeNull());
    expect(kept().certificates).toHaveLength(1);
  });

  it('is deleted after a question, and brought back when that was a slip', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'PCC sertifikasını sil' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Sertifika silinsin mi?' }));
    await user.click(question.getByRole('button', { name: 'Sil' }));
    expect(await screen.findByText('“PCC” silindi.', { exact: false })).toBeTruthy();
    expect(kept().certificates).toEqual([]);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Geri al' })));
    await user.keyboard('{Enter}');
    expect(kept().certificates).toMatchObject([{ name: 'PCC' }]);
  });

  it('stays when the question is answered with no', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'PCC sertifikasını sil' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Vazgeç' }));
    expect(kept().certificates).toHaveLength(1);
  });

  it('is needed, and the keyboard goes to where it is added', async () => {
    const { user } = await open(coachDraft({ certificates: [] }));
    await screen.findByText('Kariyer');
    await user.click(screen.getByRole('button', { name: 'Devam et' }));
    expect(await screen.findByText(/En az bir sertifika ekleyin ya da/)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Sertifika ekle' }));
  });
});
