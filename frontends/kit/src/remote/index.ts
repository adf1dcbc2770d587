export type { Navigate } from './navigation.ts';
export { ProductProvider } from './ProductProvider.tsx';
export { createProduct, type Product } from './product.ts';
export { defineRemote, type Remote, type StorePart } from './remote.ts';
export type { CoreState, SagaContext } from './store.ts';
