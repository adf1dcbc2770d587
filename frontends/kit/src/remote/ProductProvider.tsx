import { PageFrame } from '@pusula/frontend-kit/page';
import { GlobalStyle } from '@pusula/frontend-kit/theme';
import { type ReactNode, useLayoutEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { BrowserRouter, useNavigate } from 'react-router-dom';
import { ProofLayer } from '../proof/index.ts';
import type { Navigation } from './navigation.ts';
import type { Product } from './product.ts';

/** Store, languages, router and ground styles around a page. */
export const ProductProvider = ({ product, children }: { product: Product; children: ReactNode }) => (
  <Provider store={product.store}>
    <I18nextProvider i18n={product.i18n}>
      <BrowserRouter>
        <GlobalStyle />
        <ConnectNavigation navigation={product.navigation} />
        <PageFrame>{children}</PageFrame>
        <ProofLayer />
      </BrowserRouter>
    </I18nextProvider>
  </Provider>
);

function ConnectNavigation({ navigation }: { navigation: Navigation }) {
  const navigate = useNavigate();
  useLayoutEffect(() => navigation.connect(navigate), [navigation, navigate]);
  return null;
}
