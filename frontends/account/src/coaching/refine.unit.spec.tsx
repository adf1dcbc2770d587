import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { coachDraft } from '../sign-up/draft.testing.ts';
import { closeWizard, openWizard, refusal } from '../sign-up/open-wizard.testing.tsx';

afterEach(closeWizard);

type Answers = NonNullable<NonNullable<Parameters<typeof openWizard>[1]>['answers']>;
const suggestion = (information: string, source = 'model', doubts: readonly object[] = []) => ({
  body: { success: true, information, source, doubts },
});

async function open(answers: Answers, draft = coachDraft({ bio: 'ben koçum' })) {
  const page = await openWizard('/signup-step-five', { draft, held: 'Register', answers });
  const bio = await screen.findByLabelText('Tanıtım');
  return { ...page, bio: bio as HTMLTextAreaElement, ask: screen.getByRole('button', { name: 'Tanıtımı düzelt' }) };
}
const take = () => screen.findByRole('button', { name: 'Öneriyi kullan' });

describe('polishing a text', () => {
  it('shows both versions with their changes, and takes the suggestion over on wish, and back', async () => {
    const { api, user, bio, ask } = await open({ 'POST /ai/refine': () => suggestion('Ben koçum.') });
    await user.click(ask);
    await take();
    expect([...document.querySelectorAll('ins')].map(({ textContent }) => textContent)).toEqual(['Ben koçum.']);
    expect([...document.querySelectorAll('del')].map(({ textContent }) => textContent)).toEqual(['ben koçum']);
    expect(bio.value).toBe('ben koçum');
    await user.click(await take());
    expect(bio.value).toBe('Ben koçum.');
    expect(document.activeElement).toBe(ask);
    await user.click(screen.getByRole('button', { name: 'Geri al' }));
    expect(bio.value).toBe('ben koçum');
    expect(api.callsTo('POST /ai/refine').map(({ token, input }) => [token, input])).toEqual([
      ['register-0', { CoachInformationType: 'Bio', Information: 'ben koçum', Language: 'tr' }],
    ]);
  });

  it('leaves the writer’s own text when they keep it', async () => {
    const { user, bio, ask } = await open({ 'POST /ai/refine': () => suggestion('Ben koçum.') });
    await user.click(ask);
    await user.click(await screen.findByRole('button', { name: 'Kendi metnim kalsın' }));
    expect(bio.value).toBe('ben koçum');
    expect(screen.queryByRole('button', { name: 'Öneriyi kullan' })).toBeNull();
  });

  it.each([
    ['model', /Öneriyi bir yapay zekâ modeli yazdı/],
    ['tidy-up', /yapay zekâdan değil, yerleşik düzelticiden/],
  ])('says honestly that it came from the %s', async (source, words) => {
    const { user, ask } = await open({ 'POST /ai/refine': () => suggestion('Ben koçum.', source) });
    await user.click(ask);
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('is not left behind without a word: going on asks once for a choice, and then keeps the writer’s own text', async () => {
    const { user, bio, ask } = await open({ 'POST /ai/refine': () => suggestion('Ben koçum.') });
    await user.click(ask);
    await take();
    await user.click(screen.getByRole('button', { name: 'Devam et' }));
    expect(await screen.findByText(/seçiminizi bekliyor/)).toBeTruthy();
    expect([location.pathname, bio.value]).toEqual(['/signup-step-five', 'ben koçum']);
    await user.click(screen.getByRole('button', { name: 'Devam et' }));
    await waitFor(() => expect(location.pathname).toBe('/signup-step-six'));
  });

  it('says when there is nothing to change', async () => {
    const { user, ask } = await open({ 'POST /ai/refine': () => suggestion('ben koçum') });
    await user.click(ask);
    expect(await screen.findByText(/değiştirecek bir şey bulamadık/)).toBeTruthy();
  });

  it('forgets a suggestion for a text that was edited meanwhile', async () => {
    const { user, bio, ask } = await open({ 'POST /ai/refine': () => suggestion('Ben koçum.') });
    await user.click(ask);
    await take();
    await user.type(bio, ' da');
    expect(screen.queryByRole('button', { name: 'Öneriyi kullan' })).toBeNull();
  });

  it('leaves the text alone when it fails, and tries again', async () => {
    let tries = 0;
    const { user, bio, ask } = await open({
      'POST /ai/refine': () => {
        tries += 1;
        return tries === 1 ? refusal('REFINE_FAILED', 503) : suggestion('Ben koçum.');
      },
    });
    await user.click(ask);
    await waitFor(() => expect(screen.getByText(/Metniniz şu an düzenlenemiyor/)).toBeTruthy());
    expect(bio.value).toBe('ben koçum');
    await user.click(screen.getByRole('button', { name: 'Tekrar Dene' }));
    expect(await take()).toBeTruthy();
  });

  it('of headline and bio side by side keeps the two apart', async () => {
    const held = new Map<unknown, (answer: ReturnType<typeof suggestion>) => void>();
    const { user, ask } = await open({
      'POST /ai/refine': ({ input }) => new Promise((answer) => void held.set(input.CoachInformationType, answer)),
    });
    await user.click(screen.getByRole('button', { name: 'Başlığı düzelt' }));
    await user.click(ask);
    await waitFor(() => expect(held.size).toBe(2));
    held.get('Bio')?.(suggestion('Ben koçum.'));
    expect(await screen.findByText('Ben koçum.')).toBeTruthy();
    held.get('Headline')?.(refusal('REFINE_FAILED', 503) as never);
    expect(await screen.findByText(/Metniniz şu an düzenlenemiyor/)).toBeTruthy();
    expect(screen.getByText('Ben koçum.')).toBeTruthy();
  });

  it('asks for a token of the wizard first when there is none', async () => {
    const page = await openWizard('/signup-step-five', {
      draft: coachDraft({ bio: 'ben koçum' }),
      answers: { 'POST /ai/refine': () => suggestion('Ben koçum.') },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Tanıtımı düzelt' }));
    await take();
    expect(page.api.callsTo('POST /auth/register-token').map(({ input }) => input)).toEqual([{ email: coachDraft().email }]);
    expect(page.api.callsTo('POST /ai/refine').map(({ token }) => token)).toEqual(['register-1']);
  });

  it('does not ask about an empty text', async () => {
    const { api, user, ask } = await open({}, coachDraft({ bio: ' ' }));
    expect(screen.getByText('Önce kendi metninizi yazın.')).toBeTruthy();
    await user.click(ask);
    expect(api.callsTo('POST /ai/refine')).toEqual([]);
  });
});
