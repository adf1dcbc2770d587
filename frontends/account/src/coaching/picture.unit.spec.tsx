import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { memberDraft } from '../sign-up/draft.testing.ts';
import { closeWizard, keptDraft, openWizard, refusal } from '../sign-up/open-wizard.testing.tsx';
import { picture } from './picture.slice.ts';

afterEach(closeWizard);

type Answers = NonNullable<NonNullable<Parameters<typeof openWizard>[1]>['answers']>;
const UPLOAD = 'POST /auth/upload-profile-picture';
const stored = () => ({ body: { success: true, imageUrl: '/pictures/p1/640.jpg', fileName: 'p1' } });
const dataUrl = `data:image/jpeg;base64,${'A'.repeat(400)}`;

async function open(answers: Answers, draft = memberDraft()) {
  const page = await openWizard('/signup-step-five', { draft, held: 'Register', answers });
  await screen.findByRole('group', { name: 'Profil fotoğrafı' });
  // Cropping needs a browser that draws; its result is what the field sends.
  const send = () => act(() => void page.product.store.dispatch(picture.chosen(dataUrl)));
  return { ...page, send };
}
const choose = (file: File) => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no field for files.');
  return { input, file };
};

describe('a picture', () => {
  it('is sent with the wizard’s token and belongs to the draft from then on', async () => {
    const { api, send } = await open({ [UPLOAD]: stored });
    send();
    expect(await screen.findByRole('button', { name: 'Başka fotoğraf seç' })).toBeTruthy();
    expect(api.callsTo(UPLOAD).map(({ token, input }) => [token, input])).toEqual([['register-0', { file: dataUrl }]]);
    expect(JSON.parse(keptDraft()).draft).toMatchObject({ imageUrl: '/pictures/p1/640.jpg', imageFileName: 'p1' });
  });

  it('shows that it is on its way', async () => {
    let answer: (value: ReturnType<typeof stored>) => void = () => undefined;
    const answered = new Promise<ReturnType<typeof stored>>((resolve) => {
      answer = resolve;
    });
    const { product, send } = await open({ [UPLOAD]: () => answered });
    send();
    expect(await screen.findByRole('progressbar', { name: 'Fotoğraf gönderiliyor' })).toBeTruthy();
    // Once all of it has left the browser, the server is still at work.
    act(() => void product.store.dispatch(picture.sent(1)));
    expect(screen.getByText('Fotoğraf hazırlanıyor')).toBeTruthy();
    answer(stored());
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  });

  it('that was refused is told, the one before stays, and it can be sent again', async () => {
    let tries = 0;
    const refusedOnce = () => {
      tries += 1;
      return tries === 1 ? refusal('INVALID_IMAGE_FILE') : stored();
    };
    const before = memberDraft({ imageUrl: '/pictures/p0/640.jpg', imageFileName: 'p0' });
    const { api, send, user } = await open({ [UPLOAD]: refusedOnce }, before);
    send();
    expect(await screen.findByText(/Bu dosya bir fotoğraf olarak okunamadı/)).toBeTruthy();
    expect(JSON.parse(keptDraft()).draft.imageFileName).toBe('p0');
    await user.click(screen.getByRole('button', { name: 'Tekrar Dene' }));
    await waitFor(() => expect(JSON.parse(keptDraft()).draft.imageFileName).toBe('p1'));
    expect(api.callsTo(UPLOAD).map(({ input }) => input.file)).toEqual([dataUrl, dataUrl]);
  });

  it('gives way to a newer one that was chosen before it arrived', async () => {
    let calls = 0;
    const { send } = await open({
      [UPLOAD]: () => {
        calls += 1;
        const name = `p${calls}`;
        const answer = { body: { success: true, imageUrl: `/pictures/${name}/640.jpg`, fileName: name } };
        return calls === 1 ? new Promise(() => undefined) : answer;
      },
    });
    send();
    await waitFor(() => expect(calls).toBe(1));
    send();
    await waitFor(() => expect(JSON.parse(keptDraft()).draft.imageFileName).toBe('p2'));
  });

  it('is taken away on wish', async () => {
    const { user } = await open({}, memberDraft({ imageUrl: '/pictures/p0/640.jpg', imageFileName: 'p0' }));
    await user.click(screen.getByRole('button', { name: 'Kaldır' }));
    expect(JSON.parse(keptDraft()).draft).toMatchObject({ imageUrl: '', imageFileName: '' });
  });

  it('of another kind than JPG, PNG or GIF is refused before anything is sent', async () => {
    const { api } = await open({});
    const { input, file } = choose(new File(['%PDF'], 'belge.pdf', { type: 'application/pdf' }));
    Object.defineProperty(input, 'files', { value: [file] });
    act(() => void input.dispatchEvent(new Event('change', { bubbles: true })));
    expect(await screen.findByText(/Bu dosya türü yüklenemiyor/)).toBeTruthy();
    expect(api.callsTo(UPLOAD)).toEqual([]);
  });
});
