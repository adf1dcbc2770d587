import { byLanguage } from '@pusula/contracts';
import type { Texts } from '@pusula/frontend-kit/i18n';

export const profileTexts: Texts = { profile: byLanguage((language) => require(`./texts.${language}.json`)) };
