import { categoryTreeParts } from '@pusula/frontend-kit/categories';
import { defineRemote } from '@pusula/frontend-kit/remote';
import { picturePart } from '../coaching/picture.saga.ts';
import { refinePart } from '../coaching/refine.saga.ts';
import { coachingTexts } from '../coaching/texts.ts';
import { mailedLinksPart } from '../mailed-link/mailed-link.saga.ts';
import { mailedLinkTexts } from '../mailed-link/texts.ts';
import { passwordCheckPart } from '../passwords/password-check.saga.ts';
import { passwordsTexts } from '../passwords/texts.ts';
import { socialPart } from '../social/social.saga.ts';
import { configuredProviders } from '../social/social.slice.ts';
import { socialTexts } from '../social/texts.ts';
import { successPageTexts } from '../success-page/texts.ts';
import { emailSaga } from './email.saga.ts';
import { pictureOfDraftSaga } from './picture-of-draft.saga.ts';
import { registrationSaga } from './registration.saga.ts';
import { routes } from './routes.tsx';
import { signUpReducer } from './sign-up.slice.ts';
import { signUpTexts } from './texts.ts';

/** The way to an account, step by step. */
export default defineRemote({
  name: 'sign-up',
  routes,
  reducers: { signUp: signUpReducer },
  sagas: [emailSaga, registrationSaga, pictureOfDraftSaga],
  parts: [configuredProviders, mailedLinksPart, passwordCheckPart, picturePart, refinePart, socialPart, ...categoryTreeParts],
  texts: { ...coachingTexts, ...mailedLinkTexts, ...successPageTexts, ...passwordsTexts, ...signUpTexts, ...socialTexts },
});
