import type { Texts } from '@pusula/frontend-kit/i18n';
import categoriesEn from './categories/texts.en.json';
import categoriesTr from './categories/texts.tr.json';
import coachEn from './coach/texts.en.json';
import coachTr from './coach/texts.tr.json';
import homeEn from './home/texts.en.json';
import homeTr from './home/texts.tr.json';
import joinEn from './join/texts.en.json';
import joinTr from './join/texts.tr.json';
import legalEn from './legal/screen.en.json';
import legalTr from './legal/screen.tr.json';
import searchEn from './search/texts.en.json';
import searchTr from './search/texts.tr.json';

/** A feature's texts under its name. The long legal texts are loaded with their pages. */
export const texts: Texts = {
  categories: { tr: categoriesTr, en: categoriesEn },
  coach: { tr: coachTr, en: coachEn },
  home: { tr: homeTr, en: homeEn },
  join: { tr: joinTr, en: joinEn },
  legal: { tr: legalTr, en: legalEn },
  search: { tr: searchTr, en: searchEn },
};
