/** What the product uses of redux-saga; see webpack/shared.ts. */
export { default, END } from '#redux-saga';
