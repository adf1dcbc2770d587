export type { Navigate } from './navigation.ts';
export { ProductProvider } from './ProductProvider.tsx';
export { pageRoute } from './page-route.ts';
export { createProduct, type Product } from './product.ts';
export { defineRemote, type Remote, type StorePart } from './remote.ts';
export { type RenderedPage, readRenderedPage } from './rendered-page.ts';
export { type CoreState, createProductStore, type SagaContext } from './store.ts';
