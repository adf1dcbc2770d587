import { type NewUserDraft, providerToken } from '@pusula/frontend-kit/session';
import { act, screen } from '@testing-library/react';
import { closeWizard, openWizard } from './open-wizard.testing.tsx';
import { signUp } from './sign-up.slice.ts';

export const PASSWORD = 'Yelken!Rota42';
type Setting = NonNullable<Parameters<typeof openWizard>[1]> & { draft: NewUserDraft };

/** The summary of somebody who has just come through all pages. */
export async function openSummary({ held = 'Register', ...setting }: Setting) {
  const opened = await openWizard('/signup-step-four', { ...setting, held });
  await screen.findByRole('heading', { name: 'Size nasıl ulaşalım?' });
  act(() => {
    if (setting.draft.authenticationType === 'Basic') opened.product.store.dispatch(signUp.passwordChosen(PASSWORD));
    opened.product.navigation.navigate('/signup-summary');
  });
  await screen.findByRole('heading', { name: 'Her şey yerinde mi?' });
  return opened;
}

export async function closeSummary(): Promise<void> {
  providerToken.forget();
  await closeWizard();
}

export const agree = () => screen.getByRole('checkbox', { name: /okudum, kabul ediyorum/ });
export const confirm = () => screen.getByRole('button', { name: 'Kaydı tamamla' });
export const success = () => screen.findByRole('heading', { name: 'Hoş geldiniz, Nilüfer.' });
