import { byLanguage } from '@pusula/contracts';
import type { Texts } from '@pusula/frontend-kit/i18n';

/** A feature's texts under its name. The long legal texts are loaded with their pages. */
export const texts: Texts = {
  categories: byLanguage((language) => require(`./categories/texts.${language}.json`)),
  coach: byLanguage((language) => require(`./coach/texts.${language}.json`)),
  home: byLanguage((language) => require(`./home/texts.${language}.json`)),
  join: byLanguage((language) => require(`./join/texts.${language}.json`)),
  legal: byLanguage((language) => require(`./legal/screen.${language}.json`)),
  search: byLanguage((language) => require(`./search/texts.${language}.json`)),
};
