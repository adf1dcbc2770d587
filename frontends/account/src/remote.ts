import { categoryTreeParts } from '@pusula/frontend-kit/categories';
import { defineRemote } from '@pusula/frontend-kit/remote';
import { becomeCoachSaga } from './coach-profile/become-coach.saga.ts';
import { pictureSaga } from './coaching/picture.saga.ts';
import { pictureReducer } from './coaching/picture.slice.ts';
import { refineSaga } from './coaching/refine.saga.ts';
import { refineReducer } from './coaching/refine.slice.ts';
import { deletionRequest } from './deletion-status/deletion-request.ts';
import { editingSaga } from './editing/editing.saga.ts';
import { editingReducer } from './editing/editing.slice.ts';
import { mailedLinkSaga } from './mailed-link/mailed-link.saga.ts';
import { mailedLinksReducer } from './mailed-link/mailed-link.slice.ts';
import { passkeysSaga } from './passkeys/passkeys.saga.ts';
import { factors, passkeysReducer } from './passkeys/passkeys.slice.ts';
import { passwordCheckSaga } from './passwords/password-check.saga.ts';
import { passwordCheckReducer } from './passwords/password-check.slice.ts';
import { passwordsSaga } from './passwords/passwords.saga.ts';
import { routes } from './routes.tsx';
import { careSaga } from './security/care.saga.ts';
import { deletionSaga } from './security/deletion.saga.ts';
import { knownBrowsers, knownBrowsersSaga } from './security/known-browsers.ts';
import { securityReducer } from './security/security.slice.ts';
import { sessions, sessionsSaga } from './security/sessions.ts';
import { waysInSaga } from './security/ways-in.ts';
import { passkeySignInSaga } from './sign-in/passkey-sign-in.saga.ts';
import { secondStepReducer } from './sign-in/second-step.slice.ts';
import { signInSaga } from './sign-in/sign-in.saga.ts';
import { emailSaga } from './sign-up/email.saga.ts';
import { pictureOfDraftSaga } from './sign-up/picture-of-draft.saga.ts';
import { registrationSaga } from './sign-up/registration.saga.ts';
import { signUpReducer } from './sign-up/sign-up.slice.ts';
import { socialSaga } from './social/social.saga.ts';
import { configuredProviders, socialReducer } from './social/social.slice.ts';
import { texts } from './texts.ts';
import { verificationSaga } from './verification/verification.saga.ts';
import { verificationReducer } from './verification/verification.slice.ts';

export default defineRemote({
  name: 'account',
  routes,
  reducers: {
    editing: editingReducer,
    mailedLinks: mailedLinksReducer,
    passkeys: passkeysReducer,
    passwordCheck: passwordCheckReducer,
    picture: pictureReducer,
    refine: refineReducer,
    secondStep: secondStepReducer,
    security: securityReducer,
    signUp: signUpReducer,
    social: socialReducer,
    verification: verificationReducer,
  },
  sagas: [
    signInSaga,
    passkeySignInSaga,
    passkeysSaga,
    socialSaga,
    emailSaga,
    registrationSaga,
    pictureOfDraftSaga,
    pictureSaga,
    becomeCoachSaga,
    editingSaga,
    refineSaga,
    mailedLinkSaga,
    passwordsSaga,
    passwordCheckSaga,
    verificationSaga,
    sessionsSaga,
    knownBrowsersSaga,
    waysInSaga,
    careSaga,
    deletionSaga,
  ],
  parts: [configuredProviders, deletionRequest, factors, sessions, knownBrowsers, ...categoryTreeParts],
  texts,
});
