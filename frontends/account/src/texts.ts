import type { Texts } from '@pusula/frontend-kit/i18n';
import ownCoachingEn from './coach-profile/texts.en.json';
import ownCoachingTr from './coach-profile/texts.tr.json';
import coachingEn from './coaching/texts.en.json';
import coachingTr from './coaching/texts.tr.json';
import deletionStatusEn from './deletion-status/texts.en.json';
import deletionStatusTr from './deletion-status/texts.tr.json';
import mailedLinkEn from './mailed-link/texts.en.json';
import mailedLinkTr from './mailed-link/texts.tr.json';
import momentEn from './moment/texts.en.json';
import momentTr from './moment/texts.tr.json';
import passkeysEn from './passkeys/texts.en.json';
import passkeysTr from './passkeys/texts.tr.json';
import passwordsEn from './passwords/texts.en.json';
import passwordsTr from './passwords/texts.tr.json';
import profileEn from './profile/texts.en.json';
import profileTr from './profile/texts.tr.json';
import securityEn from './security/texts.en.json';
import securityTr from './security/texts.tr.json';
import signInEn from './sign-in/texts.en.json';
import signInTr from './sign-in/texts.tr.json';
import signUpEn from './sign-up/texts.en.json';
import signUpTr from './sign-up/texts.tr.json';
import socialEn from './social/texts.en.json';
import socialTr from './social/texts.tr.json';
import verificationEn from './verification/texts.en.json';
import verificationTr from './verification/texts.tr.json';

/** The account pages' own texts. */
export const texts: Texts = {
  coaching: { tr: coachingTr, en: coachingEn },
  deletionStatus: { tr: deletionStatusTr, en: deletionStatusEn },
  mailedLink: { tr: mailedLinkTr, en: mailedLinkEn },
  ownCoaching: { tr: ownCoachingTr, en: ownCoachingEn },
  moment: { tr: momentTr, en: momentEn },
  passkeys: { tr: passkeysTr, en: passkeysEn },
  passwords: { tr: passwordsTr, en: passwordsEn },
  profile: { tr: profileTr, en: profileEn },
  security: { tr: securityTr, en: securityEn },
  signIn: { tr: signInTr, en: signInEn },
  signUp: { tr: signUpTr, en: signUpEn },
  social: { tr: socialTr, en: socialEn },
  verification: { tr: verificationTr, en: verificationEn },
};
