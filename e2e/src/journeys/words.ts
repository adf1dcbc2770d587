import type { Language } from '@pusula/contracts';

/** What pages for everybody say, as a visitor reads it. */
const TR = {
  home: 'Sıradaki adımınız için doğru insan.',
  asManager: 'ilk kez yönetici oldum',
  career: /^Kariyer/,
  leadership: 'Liderlik',
  becomingManager: 'Yöneticiliğe geçiş',
  removeFilter: (name: string) => `${name} filtresini kaldır`,
  clearFilters: 'Tümünü temizle',
  filters: /^Filtreler/,
  showCoaches: /koçu göster/,
  retry: 'Tekrar Dene',
  noSuchCoach: 'Bu koçu bulamadık',
  noSuchCategory: 'Bu kategoriyi bulamadık.',
  similarCoaches: 'Benzer koçlar',
  browseCategories: 'Kategorilere göz at',
  lastPage: 'Son sayfaya git',
  noSuchPage: 'Bu sayfa haritada yok',
  otherLanguage: 'English',
  notAuthorised: 'Bu sayfaya erişim izniniz yok.',
};

const EN: typeof TR = {
  home: 'The right person for your next step.',
  asManager: 'manager for the first time',
  career: /^Career/,
  leadership: 'Leadership',
  becomingManager: 'Becoming a manager',
  removeFilter: (name) => `Remove the filter ${name}`,
  clearFilters: 'Clear all',
  filters: /^Filters/,
  showCoaches: /^Show .* coach/,
  retry: 'Retry',
  noSuchCoach: 'We could not find this coach',
  noSuchCategory: 'We could not find this category.',
  similarCoaches: 'Similar coaches',
  browseCategories: 'Browse the categories',
  lastPage: 'Go to the last page',
  noSuchPage: 'This page isn’t on the map',
  otherLanguage: 'Türkçe',
  notAuthorised: 'You do not have permission to access this page.',
};

export const PUBLIC_WORDS: Record<Language, typeof TR> = { tr: TR, en: EN };
