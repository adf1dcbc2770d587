import { byLanguage } from '@pusula/contracts';
import type { Texts } from '@pusula/frontend-kit/i18n';

export const successPageTexts: Texts = { successPage: byLanguage((language) => require(`./texts.${language}.json`)) };
