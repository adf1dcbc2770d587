import type { Language } from '@pusula/contracts';

/** The addresses of the public pages under their language's prefix. */
export const SITE_ADDRESSES: Record<Language, Record<'categories' | 'privacy' | 'terms', string>> = {
  tr: { categories: '/tr/kategoriler', privacy: '/tr/gizlilik-politikasi', terms: '/tr/kullanim-sartlari' },
  en: { categories: '/en/categories', privacy: '/en/privacy-policy', terms: '/en/terms-and-conditions' },
};
