import { byLanguage } from '@pusula/contracts';
import type { Texts } from '@pusula/frontend-kit/i18n';

export const momentTexts: Texts = { moment: byLanguage((language) => require(`./texts.${language}.json`)) };
