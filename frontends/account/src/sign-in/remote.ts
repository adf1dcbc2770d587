import { defineRemote } from '@pusula/frontend-kit/remote';
import { deletionRequest } from '../deletion-status/deletion-request.ts';
import { deletionStatusTexts } from '../deletion-status/texts.ts';
import { mailedLinksPart } from '../mailed-link/mailed-link.saga.ts';
import { mailedLinkTexts } from '../mailed-link/texts.ts';
import { passwordCheckPart } from '../passwords/password-check.saga.ts';
import { passwordsSaga } from '../passwords/passwords.saga.ts';
import { passwordsTexts } from '../passwords/texts.ts';
import { socialPart } from '../social/social.saga.ts';
import { configuredProviders } from '../social/social.slice.ts';
import { socialTexts } from '../social/texts.ts';
import { successPageTexts } from '../success-page/texts.ts';
import { verificationTexts } from '../verification/texts.ts';
import { verificationPart } from '../verification/verification.saga.ts';
import { passkeySignInSaga } from './passkey-sign-in.saga.ts';
import { routes } from './routes.tsx';
import { secondStepReducer } from './second-step.slice.ts';
import { signInSaga } from './sign-in.saga.ts';
import { signInTexts } from './texts.ts';

/** Ways back into an account, for whoever is not signed in. */
export default defineRemote({
  name: 'sign-in',
  routes,
  reducers: { secondStep: secondStepReducer },
  sagas: [signInSaga, passkeySignInSaga, passwordsSaga],
  parts: [configuredProviders, deletionRequest, mailedLinksPart, passwordCheckPart, socialPart, verificationPart],
  texts: {
    ...deletionStatusTexts,
    ...mailedLinkTexts,
    ...successPageTexts,
    ...passwordsTexts,
    ...signInTexts,
    ...socialTexts,
    ...verificationTexts,
  },
});
