import { categoryTreeParts } from '@pusula/frontend-kit/categories';
import { defineRemote } from '@pusula/frontend-kit/remote';
import { becomeCoachSaga } from './coach-profile/become-coach.saga.ts';
import { ownCoachingTexts } from './coach-profile/texts.ts';
import { picturePart } from './coaching/picture.saga.ts';
import { refinePart } from './coaching/refine.saga.ts';
import { coachingTexts } from './coaching/texts.ts';
import { editingReducer } from './editing/editing.slice.ts';
import { mailedLinksPart } from './mailed-link/mailed-link.saga.ts';
import { mailedLinkTexts } from './mailed-link/texts.ts';
import { passkeysSaga } from './passkeys/passkeys.saga.ts';
import { factors, passkeysReducer } from './passkeys/passkeys.slice.ts';
import { passkeysTexts } from './passkeys/texts.ts';
import { passwordCheckPart } from './passwords/password-check.saga.ts';
import { passwordsTexts } from './passwords/texts.ts';
import { profileTexts } from './profile/texts.ts';
import { routes } from './routes.tsx';
import { savingSaga } from './saving/saving.saga.ts';
import { careSaga } from './security/care.saga.ts';
import { deletionSaga } from './security/deletion.saga.ts';
import { knownBrowsers, knownBrowsersSaga } from './security/known-browsers.ts';
import { securityReducer } from './security/security.slice.ts';
import { sessions, sessionsSaga } from './security/sessions.ts';
import { securityTexts } from './security/texts.ts';
import { waysInSaga } from './security/ways-in.ts';
import { secondStepReducer } from './sign-in/second-step.slice.ts';
import { socialPart } from './social/social.saga.ts';
import { configuredProviders } from './social/social.slice.ts';
import { socialTexts } from './social/texts.ts';
import { verificationTexts } from './verification/texts.ts';
import { verificationPart } from './verification/verification.saga.ts';

/** What is somebody's own: their profile, their coaching, their security. */
export default defineRemote({
  name: 'account',
  routes,
  reducers: { editing: editingReducer, passkeys: passkeysReducer, secondStep: secondStepReducer, security: securityReducer },
  sagas: [passkeysSaga, becomeCoachSaga, savingSaga, sessionsSaga, knownBrowsersSaga, waysInSaga, careSaga, deletionSaga],
  parts: [
    configuredProviders,
    factors,
    knownBrowsers,
    mailedLinksPart,
    passwordCheckPart,
    picturePart,
    refinePart,
    sessions,
    socialPart,
    verificationPart,
    ...categoryTreeParts,
  ],
  texts: {
    ...coachingTexts,
    ...mailedLinkTexts,
    ...ownCoachingTexts,
    ...passkeysTexts,
    ...passwordsTexts,
    ...profileTexts,
    ...securityTexts,
    ...socialTexts,
    ...verificationTexts,
  },
});
