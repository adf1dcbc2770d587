import { byLanguage } from '@pusula/contracts';
import type { Texts } from '@pusula/frontend-kit/i18n';

export const coachingTexts: Texts = { coaching: byLanguage((language) => require(`./texts.${language}.json`)) };
