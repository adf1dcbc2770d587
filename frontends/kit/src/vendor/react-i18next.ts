/** What the product uses of react-i18next; see webpack/shared.ts. */
export { I18nextProvider, initReactI18next, useTranslation } from '#react-i18next';
