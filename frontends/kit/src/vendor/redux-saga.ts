/** What the product uses of redux-saga; see webpack/shared.ts. */
export { default, END, eventChannel } from '#redux-saga';
