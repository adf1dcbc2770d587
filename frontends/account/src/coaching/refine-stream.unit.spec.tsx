import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { coachDraft } from '../sign-up/draft.testing.ts';
import { closeWizard, openWizard, refusal } from '../sign-up/open-wizard.testing.tsx';

afterEach(closeWizard);

type Answer = { chunks?: AsyncIterable<string> | Iterable<string>; body?: object; breaksOff?: boolean; status?: number };

async function open(own: string, answer: Answer | (() => Answer)) {
  const page = await openWizard('/signup-step-five', {
    draft: coachDraft({ bio: own }),
    held: 'Register',
    answers: { 'POST /ai/refine': typeof answer === 'function' ? answer : () => answer },
  });
  const bio = (await screen.findByLabelText('Tanıtım')) as HTMLTextAreaElement;
  const ask = screen.getByRole('button', { name: 'Tanıtımı düzelt' });
  await page.user.click(ask);
  return { ...page, bio, ask };
}
const reply = (information: string, doubts: readonly object[] = []) => ({
  body: { success: true, information, source: 'model', doubts },
});
const button = (name: string, among = screen.queryAllByRole('group')) => ({
  of: (change: string) =>
    within(among.find((group) => group.getAttribute('aria-label') === change) as HTMLElement).getByRole('button', { name }),
});
const preview = () =>
  within(screen.getByRole('region', { name: 'Metniniz böyle olacak' }))
    .getAllByText(/./)
    .at(-1)?.textContent;

/** A stream that a test lets go on. */
function held(first: string, rest: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  async function* chunks() {
    yield first;
    await promise;
    yield rest;
  }
  return { chunks: chunks(), goOn: resolve };
}

describe('a suggestion on its way', () => {
  it('grows where it will stand, without a word to a screen reader, and is announced once when it is there', async () => {
    const { chunks, goOn } = held('Ben', ' koçum.');
    await open('ben koçum', { chunks, ...reply('Ben koçum.') });
    const growing = await screen.findByText('Ben');
    expect(growing.closest('[aria-busy="true"]')).not.toBeNull();
    expect(growing.closest('[aria-live], [role="status"], [role="alert"]')).toBeNull();
    expect(screen.queryByText('Öneri hazır.')).toBeNull();
    goOn();
    expect((await screen.findByText('Öneri hazır.')).getAttribute('role')).toBe('status');
    expect(document.querySelector('p[lang]')?.closest('[aria-busy]')).toBeNull();
    expect(screen.getByRole('button', { name: 'Öneriyi kullan' })).toBeTruthy();
  });

  it('is stopped on wish: the call is given up and nothing remains of it', async () => {
    const { chunks } = held('Ben', '');
    const { user, bio, ask } = await open('ben koçum', { chunks, ...reply('Ben koçum.') });
    await screen.findByText('Ben');
    await user.click(screen.getByRole('button', { name: 'Durdur' }));
    await waitFor(() => expect(screen.queryByText('Ben')).toBeNull());
    expect([bio.value, document.activeElement]).toEqual(['ben koçum', ask]);
    expect(ask.getAttribute('aria-busy')).toBeNull();
  });

  it.each([
    ['ends with a failure', { chunks: ['Ben'], body: refusal('REFINE_FAILED').body }, /Metniniz şu an düzenlenemiyor/],
    ['breaks off', { chunks: ['Ben'], breaksOff: true }, /Sunucuya ulaşamadık/],
  ])('that %s is not half a suggestion', async (_, answer, words) => {
    const { bio } = await open('ben koçum', answer);
    expect(await screen.findByText(words)).toBeTruthy();
    expect([bio.value, screen.queryByText('Ben'), screen.queryByRole('button', { name: 'Öneriyi kullan' })]).toEqual([
      'ben koçum',
      null,
      null,
    ]);
  });
});

describe('a suggestion, sentence by sentence', () => {
  const OWN = 'ben koçum. insanları çok dinlerim. Sevgiler.';
  const SUGGESTED = 'Ben koçum. İnsanları dikkatle dinlerim. Sevgiler.';

  it('is taken all at once', async () => {
    const { user, bio } = await open(OWN, reply(SUGGESTED));
    await user.click(await screen.findByRole('button', { name: 'Öneriyi kullan' }));
    expect(bio.value).toBe(SUGGESTED);
    expect(screen.getByText('Öneri metninizin yerine geçti.')).toBeTruthy();
  });

  it('is taken in part, by keyboard too, as the preview shows', async () => {
    const { user, bio } = await open(OWN, reply(SUGGESTED));
    await screen.findByRole('button', { name: 'Öneriyi kullan' });
    expect(button('Öneri').of('2. değişiklik').getAttribute('aria-pressed')).toBe('true');
    button('Benimki').of('2. değişiklik').focus();
    await user.keyboard('{Enter}');
    expect(button('Benimki').of('2. değişiklik').getAttribute('aria-pressed')).toBe('true');
    expect(preview()).toBe('Ben koçum. insanları çok dinlerim. Sevgiler.');
    await user.click(screen.getByRole('button', { name: 'Seçtiklerimi kullan' }));
    expect(bio.value).toBe('Ben koçum. insanları çok dinlerim. Sevgiler.');
    await user.click(screen.getByRole('button', { name: 'Geri al' }));
    expect(bio.value).toBe(OWN);
  });

  it('of commas and spaces alone asks nothing: what the text will be, and one button', async () => {
    const { user, bio } = await open('Dinlerim ,sorarım.Beklerim .', reply('Dinlerim, sorarım. Beklerim.'));
    await screen.findByRole('button', { name: 'Öneriyi kullan' });
    expect(screen.queryByRole('button', { name: 'Benimki' })).toBeNull();
    expect(screen.queryByRole('heading', { name: /değişiklik/ })).toBeNull();
    expect(preview()).toBe('Dinlerim, sorarım. Beklerim.');
    await user.click(screen.getByRole('button', { name: 'Öneriyi kullan' }));
    expect(bio.value).toBe('Dinlerim, sorarım. Beklerim.');
  });

  it('is chosen whole again after parts were kept', async () => {
    const { user } = await open(OWN, reply(SUGGESTED));
    await screen.findByRole('button', { name: 'Öneriyi kullan' });
    await user.click(button('Benimki').of('1. değişiklik'));
    await user.click(screen.getByRole('button', { name: 'Hepsini seç' }));
    expect(preview()).toBe(SUGGESTED);
    expect(screen.queryByRole('button', { name: 'Hepsini seç' })).toBeNull();
  });
});

describe('a suggestion that says what its writer did not', () => {
  const OWN = 'ben koçum. Dinlerim.';
  const doubted = reply('Ben 15 yıldır PCC koçum. Dikkatle dinlerim.', [
    { kind: 'number', text: '15 yıldır' },
    { kind: 'credential', text: 'PCC' },
  ]);

  it('marks it, says so, and leaves that sentence out until it is taken expressly', async () => {
    const { user, bio } = await open(OWN, doubted);
    expect(await screen.findByText('Bunları siz yazmadınız: 15 yıldır, PCC. Doğruysa alın.')).toBeTruthy();
    expect(screen.getByText('Öneri hazır. Sizin yazmadığınız 2 bilgi işaretlendi.')).toBeTruthy();
    expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['15 yıldır', 'PCC']);
    expect(button('Benimki').of('1. değişiklik').getAttribute('aria-pressed')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Öneriyi kullan' }));
    expect(bio.value).toBe('ben koçum. Dikkatle dinlerim.');
    expect(screen.getByText(/Onaylamadığınız bir cümle olduğu gibi kaldı/)).toBeTruthy();
  });

  it('takes it when its writer says that it is true', async () => {
    const { user, bio } = await open(OWN, doubted);
    await screen.findByText(/Doğruysa alın/);
    await user.click(button('Öneri').of('1. değişiklik'));
    await user.click(screen.getByRole('button', { name: 'Öneriyi kullan' }));
    expect(bio.value).toBe('Ben 15 yıldır PCC koçum. Dikkatle dinlerim.');
    expect(screen.getByText('Öneri metninizin yerine geçti.')).toBeTruthy();
  });

  it('cannot be taken as long as nothing of it is', async () => {
    const { user, bio } = await open('ben koçum', reply('Ben 15 yıldır koçum.', [{ kind: 'number', text: '15 yıldır' }]));
    const take = (await screen.findByRole('button', { name: 'Öneriyi kullan' })) as HTMLButtonElement;
    expect(take.disabled).toBe(true);
    await user.click(button('Öneri').of('1. değişiklik'));
    await user.click(take);
    expect(bio.value).toBe('Ben 15 yıldır koçum.');
  });
});
