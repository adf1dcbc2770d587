import { byLanguage } from '@pusula/contracts';
import type { Texts } from '@pusula/frontend-kit/i18n';

export const passkeysTexts: Texts = { passkeys: byLanguage((language) => require(`./texts.${language}.json`)) };
