import { defineRemote } from '@pusula/frontend-kit/remote';
import { categoryTreeSaga } from './coaching/category-tree.saga.ts';
import { categoryTreeReducer } from './coaching/category-tree.slice.ts';
import { pictureSaga } from './coaching/picture.saga.ts';
import { pictureReducer } from './coaching/picture.slice.ts';
import { refineSaga } from './coaching/refine.saga.ts';
import { refineReducer } from './coaching/refine.slice.ts';
import coachingEn from './coaching/texts.en.json';
import coachingTr from './coaching/texts.tr.json';
import { deletionStatusSaga } from './deletion-status/deletion-status.saga.ts';
import { deletionStatusReducer } from './deletion-status/deletion-status.slice.ts';
import deletionStatusEn from './deletion-status/texts.en.json';
import deletionStatusTr from './deletion-status/texts.tr.json';
import fieldsEn from './fields/texts.en.json';
import fieldsTr from './fields/texts.tr.json';
import { mailedLinkSaga } from './mailed-link/mailed-link.saga.ts';
import { mailedLinksReducer } from './mailed-link/mailed-link.slice.ts';
import mailedLinkEn from './mailed-link/texts.en.json';
import mailedLinkTr from './mailed-link/texts.tr.json';
import { passwordsSaga } from './passwords/passwords.saga.ts';
import passwordsEn from './passwords/texts.en.json';
import passwordsTr from './passwords/texts.tr.json';
import profileEn from './profile/texts.en.json';
import profileTr from './profile/texts.tr.json';
import { routes } from './routes.tsx';
import { careSaga } from './security/care.saga.ts';
import { deletionSaga } from './security/deletion.saga.ts';
import { securityReducer } from './security/security.slice.ts';
import { sessionsSaga } from './security/sessions.saga.ts';
import securityEn from './security/texts.en.json';
import securityTr from './security/texts.tr.json';
import { signInSaga } from './sign-in/sign-in.saga.ts';
import signInEn from './sign-in/texts.en.json';
import signInTr from './sign-in/texts.tr.json';
import { emailSaga } from './sign-up/email.saga.ts';
import { pictureOfDraftSaga } from './sign-up/picture-of-draft.saga.ts';
import { registrationSaga } from './sign-up/registration.saga.ts';
import { signUpReducer } from './sign-up/sign-up.slice.ts';
import signUpEn from './sign-up/texts.en.json';
import signUpTr from './sign-up/texts.tr.json';
import { socialSaga } from './social/social.saga.ts';
import { socialReducer } from './social/social.slice.ts';
import socialEn from './social/texts.en.json';
import socialTr from './social/texts.tr.json';
import verificationEn from './verification/texts.en.json';
import verificationTr from './verification/texts.tr.json';
import { verificationSaga } from './verification/verification.saga.ts';
import { verificationReducer } from './verification/verification.slice.ts';

export default defineRemote({
  name: 'account',
  routes,
  reducers: {
    categoryTree: categoryTreeReducer,
    deletionStatus: deletionStatusReducer,
    mailedLinks: mailedLinksReducer,
    picture: pictureReducer,
    refine: refineReducer,
    security: securityReducer,
    signUp: signUpReducer,
    social: socialReducer,
    verification: verificationReducer,
  },
  sagas: [
    signInSaga,
    socialSaga,
    emailSaga,
    registrationSaga,
    pictureOfDraftSaga,
    categoryTreeSaga,
    pictureSaga,
    refineSaga,
    mailedLinkSaga,
    passwordsSaga,
    verificationSaga,
    sessionsSaga,
    careSaga,
    deletionSaga,
    deletionStatusSaga,
  ],
  texts: {
    coaching: { tr: coachingTr, en: coachingEn },
    deletionStatus: { tr: deletionStatusTr, en: deletionStatusEn },
    fields: { tr: fieldsTr, en: fieldsEn },
    mailedLink: { tr: mailedLinkTr, en: mailedLinkEn },
    passwords: { tr: passwordsTr, en: passwordsEn },
    profile: { tr: profileTr, en: profileEn },
    security: { tr: securityTr, en: securityEn },
    signIn: { tr: signInTr, en: signInEn },
    signUp: { tr: signUpTr, en: signUpEn },
    social: { tr: socialTr, en: socialEn },
    verification: { tr: verificationTr, en: verificationEn },
  },
});
