import { byLanguage } from '@pusula/contracts';
import type { Texts } from '@pusula/frontend-kit/i18n';

/** The console's own texts. */
export const texts: Texts = {
  audit: byLanguage((language) => require(`./audit/texts.${language}.json`)),
  categoryExamples: byLanguage((language) => require(`./category-examples/texts.${language}.json`)),
  console: byLanguage((language) => require(`./console/texts.${language}.json`)),
  dashboard: byLanguage((language) => require(`./dashboard/texts.${language}.json`)),
  helpLines: byLanguage((language) => require(`./help-lines/texts.${language}.json`)),
  // `categories` are the public pages' texts.
  managedCategories: byLanguage((language) => require(`./categories/texts.${language}.json`)),
  operations: byLanguage((language) => require(`./operations/texts.${language}.json`)),
  searchMisses: byLanguage((language) => require(`./search-misses/texts.${language}.json`)),
  table: byLanguage((language) => require(`./table/texts.${language}.json`)),
  userEdit: byLanguage((language) => require(`./user-edit/texts.${language}.json`)),
  users: byLanguage((language) => require(`./users/texts.${language}.json`)),
};
