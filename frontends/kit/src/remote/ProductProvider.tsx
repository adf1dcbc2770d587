import { PageFrame } from '@pusula/frontend-kit/page';
import { GlobalStyle, RenderedLook } from '@pusula/frontend-kit/theme';
import { type ComponentType, type ReactNode, useEffect, useLayoutEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { BrowserRouter, useNavigate } from 'react-router-dom';
import { ProofLayer } from '../proof/index.ts';
import type { Navigation } from './navigation.ts';
import type { Product } from './product.ts';

type ProviderProps = {
  product: Pick<Product, 'store' | 'i18n' | 'look' | 'navigation' | 'takenOver'>;
  /** A server knows the address by itself. */
  router?: ComponentType<{ children: ReactNode }>;
  children: ReactNode;
};

/** Store, languages, router and ground styles around a page. */
export const ProductProvider = ({ product, router: Router = BrowserRouter, children }: ProviderProps) => (
  <Provider store={product.store}>
    <I18nextProvider i18n={product.i18n}>
      <RenderedLook value={product.look}>
        <Router>
          <GlobalStyle />
          <ConnectNavigation navigation={product.navigation} />
          <PageFrame>{children}</PageFrame>
          <ProofLayer />
          <TakeOver takenOver={product.takenOver} />
        </Router>
      </RenderedLook>
    </I18nextProvider>
  </Provider>
);

function ConnectNavigation({ navigation }: { navigation: Navigation }) {
  const navigate = useNavigate();
  useLayoutEffect(() => navigation.connect(navigate), [navigation, navigate]);
  return null;
}

function TakeOver({ takenOver }: { takenOver: () => void }) {
  useEffect(takenOver, [takenOver]);
  return null;
}
