import type { Texts } from '@pusula/frontend-kit/i18n';
import auditEn from './audit/texts.en.json';
import auditTr from './audit/texts.tr.json';
import categoriesEn from './categories/texts.en.json';
import categoriesTr from './categories/texts.tr.json';
import categoryExamplesEn from './category-examples/texts.en.json';
import categoryExamplesTr from './category-examples/texts.tr.json';
import consoleEn from './console/texts.en.json';
import consoleTr from './console/texts.tr.json';
import dashboardEn from './dashboard/texts.en.json';
import dashboardTr from './dashboard/texts.tr.json';
import helpLinesEn from './help-lines/texts.en.json';
import helpLinesTr from './help-lines/texts.tr.json';
import operationsEn from './operations/texts.en.json';
import operationsTr from './operations/texts.tr.json';
import searchMissesEn from './search-misses/texts.en.json';
import searchMissesTr from './search-misses/texts.tr.json';
import tableEn from './table/texts.en.json';
import tableTr from './table/texts.tr.json';
import userEditEn from './user-edit/texts.en.json';
import userEditTr from './user-edit/texts.tr.json';
import usersEn from './users/texts.en.json';
import usersTr from './users/texts.tr.json';

/** The console's own texts. */
export const texts: Texts = {
  audit: { tr: auditTr, en: auditEn },
  categoryExamples: { tr: categoryExamplesTr, en: categoryExamplesEn },
  console: { tr: consoleTr, en: consoleEn },
  dashboard: { tr: dashboardTr, en: dashboardEn },
  helpLines: { tr: helpLinesTr, en: helpLinesEn },
  // `categories` are the public pages' texts.
  managedCategories: { tr: categoriesTr, en: categoriesEn },
  operations: { tr: operationsTr, en: operationsEn },
  searchMisses: { tr: searchMissesTr, en: searchMissesEn },
  table: { tr: tableTr, en: tableEn },
  userEdit: { tr: userEditTr, en: userEditEn },
  users: { tr: usersTr, en: usersEn },
};
