import { byLanguage } from '@pusula/contracts';
import type { Texts } from '@pusula/frontend-kit/i18n';

export const signUpTexts: Texts = { signUp: byLanguage((language) => require(`./texts.${language}.json`)) };
