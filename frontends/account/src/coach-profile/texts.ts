import { byLanguage } from '@pusula/contracts';
import type { Texts } from '@pusula/frontend-kit/i18n';

export const ownCoachingTexts: Texts = { ownCoaching: byLanguage((language) => require(`./texts.${language}.json`)) };
