/** What the product uses of react-redux; see webpack/shared.ts. */
export { Provider, ReactReduxContext, shallowEqual, useDispatch, useSelector, useStore } from '#react-redux';
